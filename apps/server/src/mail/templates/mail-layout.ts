import { SHOP } from '@wattle/domain';
import { fillMessage, mailFrame } from '@wattle/messages';
import { type Html, html } from '@wattle/providers/html';
import type { Block } from './mail-blocks.ts';
import { COLOURS, DARK_STYLE, FONT } from './mail-colours.ts';

export type MailFrame = {
  readonly publicUrl: string;
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly Block[];
};

const HELP = fillMessage(mailFrame.help, { phone: SHOP.supportPhone });
/** Keeps a mailbox from showing the first words of the body after a short preheader. */
const FILLER: Html = { html: '&#847;&zwnj;&nbsp;'.repeat(60) };
const STYLE: Html = { html: `<style>${DARK_STYLE}\n</style>` };
/** Outlook on Windows knows no widest width, and takes a table for one. */
const OUTLOOK_OPEN: Html = {
  html: '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
};
const OUTLOOK_CLOSE: Html = { html: '<!--[if mso]></td></tr></table><![endif]-->' };

/** Puts blocks into the shop's frame: an HTML part that old mailboxes show too, and a plain part that stands by itself. */
export function layOutMail(frame: MailFrame): { readonly html: string; readonly text: string } {
  const text = [
    ...frame.blocks.map((block) => block.text),
    `--\n${[HELP, frame.publicUrl, mailFrame.company, mailFrame.about].join('\n')}`,
  ].join('\n\n');
  return { html: page(frame).html, text: `${text}\n` };
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
${header(frame.publicUrl)}
<tr><td class="surface card" bgcolor="${COLOURS.surface}" style="background-color:${COLOURS.surface};border:1px solid ${COLOURS.line};border-top:0;border-radius:0 0 18px 18px;padding:36px 40px;">
${frame.blocks.map((block) => block.html)}
</td></tr>
${footer(frame.publicUrl)}
</table>
${OUTLOOK_CLOSE}
</td></tr>
</table>
</div>
</body>
</html>
`;

const header = (publicUrl: string): Html =>
  html`<tr><td class="head" bgcolor="${COLOURS.frame}" style="background-color:${COLOURS.frame};border-radius:18px 18px 0 0;padding:20px 40px;"><a href="${publicUrl}/" target="_blank" style="font-family:${FONT};font-size:26px;line-height:30px;font-weight:700;letter-spacing:-1px;color:${COLOURS.onFrame};text-decoration:none;"><span style="color:${COLOURS.action};">&#9679;</span>&nbsp;wattle</a></td></tr>`;

const small = (text: Html): Html =>
  html`<p class="ink3" style="margin:0;padding:0 0 6px;font-family:${FONT};font-size:13px;line-height:1.5;color:${COLOURS.ink3};">${text}</p>`;

const footer = (publicUrl: string): Html =>
  html`<tr><td class="foot" style="padding:20px 40px 8px;">
${small(html`${HELP} &nbsp;&middot;&nbsp; <a class="link" href="${publicUrl}/" target="_blank" style="color:${COLOURS.link};">${publicUrl.replace(/^https?:\/\//, '')}</a>`)}
${small(html`${mailFrame.company}`)}
${small(html`${mailFrame.about}`)}
</td></tr>`;
