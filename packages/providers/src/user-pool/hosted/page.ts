import { type Html, html } from '../../html/index.ts';
import { sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f5f1;color:#1d2320;font:16px/1.5 system-ui,sans-serif}
main{width:min(26rem,100% - 2rem);margin:2rem auto;padding:2rem;background:#fff;border:1px solid #dcd9d0;border-radius:12px}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
label{display:block;margin:1rem 0 .25rem;font-weight:600}
input{width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid #767a74;border-radius:8px;font:inherit}
button,.button{display:block;width:100%;min-height:44px;margin-top:1rem;padding:.6rem 1rem;border:1px solid #1f5b43;border-radius:8px;background:#1f5b43;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.quiet{background:#fff;color:#1f5b43}
:focus-visible{outline:3px solid #b9770e;outline-offset:2px}
.problem{padding:.75rem;border-left:4px solid #a3261b;background:#fbeceb}
.mark{margin:0 0 1rem;padding:.75rem;border:2px dashed #b9770e;background:#fff8e8}
code{overflow-wrap:anywhere}
`;
const STYLE_HASH = `sha256-${sha256(STYLE).toString('base64')}`;

export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Nothing runs, nothing is loaded, nobody frames it; forms go here, and on to where the answer leads. */
const policy = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `form-action 'self'${[...new Set(formTargets)].map((target) => ` ${target}`).join('')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

export type Page = {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Origins. */
  readonly formTargets?: readonly string[];
  readonly cookies?: readonly string[];
};

export function renderPage({ title, body, status = 200, formTargets = [], cookies = [] }: Page): PoolAnswer {
  const document = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
  return {
    status,
    headers: {
      ...SAFE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(formTargets),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: document.html,
  };
}
