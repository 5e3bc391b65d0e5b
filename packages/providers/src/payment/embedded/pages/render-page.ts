import { createHash } from 'node:crypto';
import { type Html, html } from '../../../html/index.ts';
import type { ServiceAnswer } from '../service-context.ts';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef0f4;color:#1b2230;font:16px/1.5 system-ui,sans-serif}
main{width:min(28rem,100% - 2rem);margin:2rem auto;padding:2rem;background:#fff;border:1px solid #cfd4de;border-radius:12px}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1.125rem}
ul{margin:0 0 1rem;padding-left:1.25rem}
.mark{margin:0 0 1.5rem;padding:.75rem 1rem;border:2px dashed #9a6200;border-radius:8px;background:#fff7e6}
button,.button{display:block;width:100%;min-height:44px;margin-top:.75rem;padding:.6rem 1rem;border:1px solid #274690;border-radius:8px;background:#274690;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{background:#fff;color:#274690}
:focus-visible{outline:3px solid #9a6200;outline-offset:2px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Shown on every page. */
const MARK = html`<p class="mark"><strong>Payment simulator.</strong> This page is part of a demo shop. No money moves, and nothing you enter leaves it.</p>`;

export type Page = {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** The origin that forms may redirect to. */
  readonly leadsTo?: string;
};

/** No scripts, no loading, no framing. */
export function renderPage({ title, body, status = 200, leadsTo }: Page): ServiceAnswer {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${leadsTo ? ` ${leadsTo}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': policy.join('; '),
    },
    body: html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} (simulator)</title><style>${{ html: STYLE }}</style></head>
<body><main><h1>${title}</h1>${MARK}${body}</main></body></html>`.html,
  };
}
