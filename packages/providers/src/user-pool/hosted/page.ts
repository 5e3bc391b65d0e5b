import { type Html, html } from '../../html/index.ts';
import { sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { PAGE_STYLE } from './page-style.ts';

const STYLE_HASH = `sha256-${sha256(PAGE_STYLE).toString('base64')}`;

export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** CSP: no scripts, no external resources, no framing; forms post here and to the redirect targets. */
const policy = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `form-action 'self'${[...new Set(formTargets)].map((target) => ` ${target}`).join('')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The shop the page belongs to. */
export type PageOwner = { readonly name: string; readonly home: string | null };

export type Page = {
  readonly title: string;
  readonly body: Html;
  readonly owner?: PageOwner;
  readonly status?: number;
  /** Origins that forms may redirect to. */
  readonly formTargets?: readonly string[];
  readonly cookies?: readonly string[];
};

const SPRIG = html`<svg viewBox="0 0 40 40" aria-hidden="true"><path fill="none" stroke="#7fa596" stroke-width="2.2" stroke-linecap="round" d="M5 37C8 25 16 17 30 13"/><path fill="#a9c2b4" d="M8 31C1 24 2 14 8 7c5 7 5 16 0 24Z"/><circle fill="#ffce55" cx="30" cy="11" r="8"/><circle fill="#f6bc2c" cx="18" cy="17" r="6.2"/><circle fill="#f6bc2c" cx="28" cy="26" r="6.8"/><circle fill="#ffce55" cx="16.5" cy="30" r="4.8"/><circle fill="#e3a412" cx="18" cy="6.5" r="3.8"/></svg>`;

function header({ name, home }: PageOwner): Html {
  const logo = html`${SPRIG}<span>${name.toLowerCase()}</span>`;
  return home === null
    ? html`<header><div class="home">${logo}</div></header>`
    : html`<header><a class="home" href="${home}" aria-label="${name}, home">${logo}</a></header>`;
}

export function renderPage({ title, body, owner, status = 200, formTargets = [], cookies = [] }: Page): PoolAnswer {
  const document = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${owner ? `${title} - ${owner.name}` : title}</title><style>${{ html: PAGE_STYLE }}</style></head>
<body>${owner ? header(owner) : null}<main><h1>${title}</h1>${body}</main></body></html>`;
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
