import { fillMessage, mailFrame } from '@wattle/messages';
import { type Html, html } from '@wattle/providers/html';
import { COLOURS, FONT } from './mail-colours.ts';

/** A block of a mail, as HTML and plain text. */
export type Block = { readonly html: Html; readonly text: string };

const words = (size: number, colour: string, more = ''): string =>
  `margin:0;font-family:${FONT};font-size:${size}px;line-height:1.55;color:${colour};${more}`;

/** The number of an order or of a paper stays on one line. */
const NUMBERS = /(W-\d+(?:-[A-Z]\d+)?)/;

/** So do a day and its month: 'Friday 20 to Monday / 23 November'. */
const DATES = /(\b\d{1,2} \p{Lu}\p{Ll}+)/u;

const inOnePiece = (text: string, pattern: RegExp): Html[] =>
  text
    .split(pattern)
    .map((part) => (pattern.test(part) ? html`<span style="white-space:nowrap;">${part}</span>` : html`${part}`));
const together = (text: string): Html[] => inOnePiece(text, NUMBERS);

export const heading = (text: string): Block => ({
  html: html`<h1 class="ink" style="${words(26, COLOURS.ink, 'line-height:1.2;font-weight:700;letter-spacing:-0.3px;padding:0 0 16px;')}">${text}</h1>`,
  text: text.toUpperCase(),
});

/** What the mail is about, in large type: a day, a sum. */
export const bigHeading = (text: string): Block => ({
  html: html`<h1 class="ink big" style="${words(48, COLOURS.ink, 'line-height:1.04;font-weight:700;letter-spacing:-1.8px;padding:0 0 14px;')}">${inOnePiece(text, DATES)}</h1>`,
  text: text.toUpperCase(),
});

export const subheading = (text: string): Block => ({
  html: html`<h2 class="ink" style="${words(17, COLOURS.ink, 'line-height:1.3;font-weight:700;padding:20px 0 8px;')}">${text}</h2>`,
  text: `${text}\n${'-'.repeat(text.length)}`,
});

export const paragraph = (text: string): Block => ({
  html: html`<p class="ink" style="${words(16, COLOURS.ink, 'padding:0 0 16px;')}">${together(text)}</p>`,
  text,
});

export const note = (text: string): Block => ({
  html: html`<p class="ink3" style="${words(14, COLOURS.ink3, 'padding:0 0 12px;')}">${together(text)}</p>`,
  text,
});

/** A quiet link, such as one that ends mails. */
export const noteLink = (label: string, url: string): Block => ({
  html: html`<p class="ink3" style="${words(14, COLOURS.ink3, 'padding:0 0 12px;')}"><a href="${url}" style="color:${COLOURS.ink3};">${label}</a></p>`,
  text: fillMessage(mailFrame.linkInText, { label, url }),
});

/** A code to copy. */
export const codeBox = (code: string): Block => ({
  html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="tint" align="center" bgcolor="${COLOURS.tint}" style="background-color:${COLOURS.tint};border:1px solid ${COLOURS.line};border-radius:14px;padding:20px 12px;"><p class="ink" style="margin:0;font-family:'SF Mono',Consolas,'Liberation Mono',Menlo,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:6px;color:${COLOURS.ink};">${code}</p></td></tr></table><div style="height:20px;line-height:20px;font-size:1px;">&nbsp;</div>`,
  text: `    ${code}`,
});

/** The call to action. Its URL is repeated below for people who cannot click it. */
export const button = (label: string, url: string): Block => ({
  html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${COLOURS.action}" style="background-color:${COLOURS.action};border-radius:12px;"><a href="${url}" target="_blank" style="display:inline-block;padding:14px 26px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:700;color:${COLOURS.onAction};text-decoration:none;border-radius:12px;">${label}</a></td></tr></table><div style="height:20px;line-height:20px;font-size:1px;">&nbsp;</div>`,
  text: fillMessage(mailFrame.linkInText, { label, url }),
});

export type Fact = { readonly label: string; readonly lines: readonly string[] };

/** A list of labelled facts. */
export const factList = (facts: readonly Fact[]): Block => ({
  html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${facts.map(factRow)}</table>`,
  text: facts.map(({ label, lines }) => `${label}:\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n\n'),
});

const factRow = ({ label, lines }: Fact): Html =>
  html`<tr><td style="padding:0 0 14px;"><p class="ink3" style="${words(13, COLOURS.ink3)}">${label}</p>${lines.map(
    (line) => html`<p class="ink" style="${words(15, COLOURS.ink)}">${line}</p>`,
  )}</td></tr>`;
