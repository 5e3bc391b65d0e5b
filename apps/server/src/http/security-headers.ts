import { createHash } from 'node:crypto';

/** Headers that every answer carries. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const secure = publicUrl?.startsWith('https://') ?? false;
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hash of each inline script of a page. A page may be cached by anyone, so a nonce would be a lie. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

/** The only players that a page may frame, besides those of configured services [D-2-95]. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export type PolicyParts = {
  readonly publicUrl: string | undefined;
  /** Origins of configured services. */
  readonly partners?: readonly string[];
  /** Where a page signs customers in, when that is elsewhere. */
  readonly identityOrigins?: readonly string[];
  /** Whose fields, marks and calls the payment form has: `'self'` for the shop's own. */
  readonly paymentOrigins?: readonly string[];
  /** Whose scripts open the wallets of the payment form. */
  readonly walletOrigins?: readonly string[];
  /** Whose script tells people from programs, when that is not the shop's own. */
  readonly captchaOrigins?: readonly string[];
};

/**
 * What a page may load and run: its own files, exactly the inline scripts that it was sent with, and what the origins
 * of configured services give.
 */
export function pagePolicy(html: string, parts: PolicyParts): string {
  const { publicUrl, partners = [], identityOrigins = [], walletOrigins = [], captchaOrigins = [] } = parts;
  const { paymentOrigins = [] } = parts;
  const payment = [...paymentOrigins.filter((origin) => origin !== "'self'"), ...walletOrigins];
  return [
    ["default-src 'self'", ...partners].join(' '),
    ["script-src 'self'", ...partners, ...walletOrigins, ...captchaOrigins, ...scriptHashes(html)].join(' '),
    ["style-src 'self'", ...partners].join(' '),
    // positions and sizes that come from data; an attribute cannot fetch or run anything
    "style-src-attr 'unsafe-inline'",
    ["connect-src 'self'", ...partners, ...identityOrigins, ...payment, ...captchaOrigins].join(' '),
    ["img-src 'self' data:", ...partners, ...payment].join(' '),
    ['frame-src', ...PLAYERS, ...partners, ...paymentOrigins, ...walletOrigins, ...captchaOrigins].join(' '),
    // a film cannot run anything, and is not fetched before it is played
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl?.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For answers that are not pages: nothing in them may load or run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
