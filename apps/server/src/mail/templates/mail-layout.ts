import { pngUrl } from '@wattle/domain/images';
import { sellerLines, wordmarkOf } from '@wattle/domain/shop-identity';
import { fillMessage, mailFrame } from '@wattle/messages';
import { type Html, html } from '@wattle/providers/html';
import type { Block } from './mail-blocks.ts';
import { COLOURS, DARK_STYLE, FONT } from './mail-colours.ts';
import { type MailFrom, shopParams } from './mail-from.ts';
import { inColours } from './mail-in-colours.ts';

export type MailFrame = {
  readonly from: MailFrom;
  readonly subject: string;
  readonly preheader: string;
  /** What matters most, in a band below the logo. */
  readonly hero?: readonly Block[];
  readonly blocks: readonly Block[];
};

const LOGO_WIDTH = 80;
const LOGO_SHOWN = 34;

const help = (from: MailFrom): string =>
  from.shop().phone === '' ? '' : fillMessage(mailFrame.help, shopParams(from));
const about = (from: MailFrom): string => fillMessage(mailFrame.about, shopParams(from));
const company = ({ shop }: MailFrom): string => sellerLines(shop()).join(', ');

/** Keeps mail clients from showing the body after a short preheader. */
const FILLER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(60) };
const STYLE: Html = { html: `<style>${DARK_STYLE}\n</style>` };
/** Outlook on Windows ignores max-width, so it needs a table. */
const OUTLOOK_OPEN: Html = {
  html: '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
};
const OUTLOOK_CLOSE: Html = { html: '<!--[if mso]></td></tr></table><![endif]-->' };

/** Puts blocks into the shop's layout: HTML that old mail clients can show, and a complete plain-text part. */
export function layOutMail(frame: MailFrame): { readonly html: string; readonly text: string } {
  const text = [
    ...[...(frame.hero ?? []), ...frame.blocks].map((block) => block.text),
    `--\n${[help(frame.from), frame.from.publicUrl, company(frame.from), about(frame.from)].filter((line) => line !== '').join('\n')}`,
  ].join('\n\n');
  return { html: inColours(page(frame).html, frame.from.shop()), text: `${text}\n` };
}

const page = (frame: MailFrame): Html => html`<!doctype html>
<html lang="en-AU" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${frame.subject}</title>
${STYLE}
</head>
<body class="ground" style="margin:0;padding:0;background-color:${COLOURS.ground};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${frame.preheader}${FILLER}</div>
<div role="article" aria-roledescription="email" aria-label="${frame.subject}" lang="en-AU">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${COLOURS.ground}" style="background-color:${COLOURS.ground};">
<tr><td class="outer" align="center" style="padding:24px 12px;">
${OUTLOOK_OPEN}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;">
${header(frame.from)}
${hero(frame.hero ?? [])}
<tr><td class="surface card" bgcolor="${COLOURS.surface}" style="background-color:${COLOURS.surface};border:1px solid ${COLOURS.line};border-top:0;border-bottom:0;padding:28px 40px;">
${frame.blocks.map((block) => block.html)}
</td></tr>
${footer(frame.from)}
</table>
${OUTLOOK_CLOSE}
</td></tr>
</table>
</div>
</body>
</html>
`;

/** A PNG: most mail clients show no SVG. The name beside it is text, so that it is there when pictures are blocked. */
function logo({ publicUrl, shop }: MailFrom): Html {
  const path = shop().logo;
  if (path === null) return html``;
  const src = `${publicUrl}${pngUrl(path, LOGO_WIDTH)}`;
  return html`<td style="padding-right:9px;"><img src="${src}" width="${String(LOGO_SHOWN)}" height="${String(LOGO_SHOWN)}" alt="" style="display:block;border:0;"></td>`;
}

const header = (from: MailFrom): Html =>
  html`<tr><td class="head" bgcolor="${COLOURS.frame}" style="background-color:${COLOURS.frame};border-radius:18px 18px 0 0;padding:20px 40px;"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${logo(from)}<td><a href="${from.publicUrl}/" target="_blank" style="font-family:${FONT};font-size:27px;line-height:34px;font-weight:700;letter-spacing:-1.1px;color:${COLOURS.onFrame};text-decoration:none;">${wordmarkOf(from.shop())}</a></td></tr></table></td></tr>`;

const hero = (blocks: readonly Block[]): Html =>
  blocks.length === 0
    ? html``
    : html`<tr><td class="hero" bgcolor="${COLOURS.hero}" style="background-color:${COLOURS.hero};border:1px solid ${COLOURS.line};border-width:0 1px;padding:32px 40px 14px;">${blocks.map((block) => block.html)}</td></tr>`;

const small = (text: Html, size = 13): Html =>
  html`<p style="margin:0;padding:0 0 8px;font-family:${FONT};font-size:${String(size)}px;line-height:1.5;color:${COLOURS.onFoot};">${text}</p>`;

const footer = (from: MailFrom): Html =>
  html`<tr><td class="foot" bgcolor="${COLOURS.foot}" style="background-color:${COLOURS.foot};border-radius:0 0 18px 18px;padding:26px 40px 22px;">
${help(from) === '' ? html`` : small(html`<b style="color:${COLOURS.onFrame};">${help(from)}</b>`, 15)}
${small(html`<a href="${from.publicUrl}/" target="_blank" style="color:${COLOURS.onFoot};">${from.publicUrl.replace(/^https?:\/\//, '')}</a>`)}
${small(html`${company(from)}`)}
${small(html`${about(from)}`)}
</td></tr>`;
