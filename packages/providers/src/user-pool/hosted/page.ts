import type { ShopColours } from '@wattle/domain/shop-identity';
import { type Html, html } from '../../html/index.ts';
import { sha256 } from '../crypto/digest.ts';
import type { PoolAnswer } from '../handle-call.ts';
import { pageStyle } from './page-style.ts';

const hashOf = (style: string): string => `sha256-${sha256(style).toString('base64')}`;

export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** CSP: no scripts, no external resources, no framing; forms post here and to the redirect targets. */
const policy = (style: string, formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `form-action 'self'${[...new Set(formTargets)].map((target) => ` ${target}`).join('')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The shop the page belongs to. */
export type PageOwner = {
  readonly name: string;
  readonly home: string | null;
  readonly colours: ShopColours | null;
};

export type Page = {
  readonly title: string;
  readonly body: Html;
  readonly owner?: PageOwner;
  readonly status?: number;
  /** Origins that forms may redirect to. */
  readonly formTargets?: readonly string[];
  readonly cookies?: readonly string[];
};

function header({ name, home }: PageOwner): Html {
  const logo = html`<span>${name}</span>`;
  return home === null
    ? html`<header><div class="home">${logo}</div></header>`
    : html`<header><a class="home" href="${home}" aria-label="${name}, home">${logo}</a></header>`;
}

export function renderPage({ title, body, owner, status = 200, formTargets = [], cookies = [] }: Page): PoolAnswer {
  const style = pageStyle(owner?.colours ?? null);
  const document = html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${owner ? `${title} - ${owner.name}` : title}</title><style>${{ html: style }}</style></head>
<body>${owner ? header(owner) : null}<main><h1>${title}</h1>${body}</main></body></html>`;
  return {
    status,
    headers: {
      ...SAFE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(style, formTargets),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: document.html,
  };
}
