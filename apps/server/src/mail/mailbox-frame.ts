import { createHash } from 'node:crypto';
import { type Html, html } from '@wattle/providers/html';

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbf8f2; color: #10221b; font: 16px/1.5 "Instrument Sans", Helvetica, Arial, sans-serif; }
header { background: #0f3d31; color: #fff; }
header div, main { max-width: 920px; margin: 0 auto; padding: 14px 20px; }
header a { color: #fff; font-weight: 700; font-size: 20px; letter-spacing: -0.5px; text-decoration: none; display: inline-block; padding: 8px 0; }
.say { margin: 0; background: #fdf0cc; color: #5c4000; font-size: 14px; }
.say span { display: block; max-width: 920px; margin: 0 auto; padding: 10px 20px; }
main { padding-top: 24px; padding-bottom: 64px; }
h1 { font-size: 28px; line-height: 1.2; margin: 8px 0 16px; overflow-wrap: anywhere; }
h2 { font-size: 18px; margin: 28px 0 10px; }
a { color: #1a5343; }
:focus-visible { outline: 3px solid #0b6bcb; outline-offset: 2px; }
header a:focus-visible { outline-color: #ffce55; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
label { flex-basis: 100%; font-weight: 600; font-size: 14px; }
input { flex: 1 1 220px; min-width: 0; min-height: 44px; padding: 0 14px; font: inherit; color: inherit; background: #fff; border: 1px solid #7c8b82; border-radius: 10px; }
button { min-height: 44px; padding: 0 22px; font: inherit; font-weight: 600; color: #fff; background: #0f3d31; border: 0; border-radius: 10px; cursor: pointer; }
.tools { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 8px 0; font-size: 15px; }
.tools a { padding: 10px 0; overflow-wrap: anywhere; }
.mails { list-style: none; margin: 8px 0 0; padding: 0; background: #fff; border: 1px solid #e9e2d4; border-radius: 14px; overflow: hidden; }
.mails li + li { border-top: 1px solid #e9e2d4; }
.mails a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 14px 18px; color: inherit; text-decoration: none; }
.mails a:hover { background: #f1f5f0; }
.mails a:focus-visible { outline-offset: -3px; }
.subject { font-weight: 600; }
.subject, .to { overflow-wrap: anywhere; }
.to, .when { color: #5e6c65; font-size: 14px; grid-row: 2; }
.when { text-align: right; white-space: nowrap; }
.mails .code { text-align: right; }
.code { font-family: Consolas, Menlo, "Liberation Mono", monospace; font-weight: 700; letter-spacing: 1px; }
dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 18px; margin: 0; }
dt { color: #5e6c65; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; border: 1px solid #e9e2d4; border-radius: 14px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #e9e2d4; border-radius: 14px; padding: 18px; margin: 0; font: 14px/1.6 Consolas, Menlo, "Liberation Mono", monospace; }
.links { margin: 0; padding-left: 20px; }
.links a { display: inline-block; padding: 6px 0; overflow-wrap: anywhere; }
.empty { padding: 32px 18px; text-align: center; color: #43534b; background: #fff; border: 1px solid #e9e2d4; border-radius: 14px; }
@media (max-width: 560px) { .when { grid-column: 1; grid-row: auto; text-align: left; } .to { grid-column: 1 / -1; } }
`;

/** These pages run no scripts, and load only their own style and the mail's frame. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STYLE_ELEMENT: Html = { html: `<style>${STYLE}</style>` };

type MailboxPage = { readonly title: string; readonly refreshSeconds: number; readonly body: Html };

export const mailboxPage = ({ title, refreshSeconds, body }: MailboxPage): string =>
  html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${refreshSeconds > 0 ? html`<meta http-equiv="refresh" content="${String(refreshSeconds)}">` : null}
<title>${title} | Mailbox of the shop</title>
${STYLE_ELEMENT}
</head>
<body>
<header><div><a href="/">The shop</a></div><p class="say"><span>No mail server is set up, so mails are kept here instead of being sent. Anyone who can open this page reads them all: for development and for showing the shop around only.</span></p></header>
<main>
${body}
</main>
</body>
</html>
`.html;
