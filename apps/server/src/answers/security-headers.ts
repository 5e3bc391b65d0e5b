import { createHash } from 'node:crypto';
import { EARLY_CART_SCRIPT, EARLY_CHECKOUT_SCRIPT, FIRST_SCRIPT, LATE_SCRIPTS_SCRIPT } from '@wattle/contract';

/** Headers sent with every response. */
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

/** The only video players a page may frame, besides those of configured services [D-2-95]. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

export type PolicyParts = {
  readonly publicUrl: string | undefined;
  /** Origins of configured services. */
  readonly partners?: readonly string[];
  /** Origins of an external identity service. */
  readonly identityOrigins?: readonly string[];
  /** Origins of the payment form's fields, logos and calls; `'self'` when payments are simulated. */
  readonly paymentOrigins?: readonly string[];
  /** Origins of the wallet scripts (such as Apple Pay) in the payment form. */
  readonly walletOrigins?: readonly string[];
  /** Origins of an external CAPTCHA script. */
  readonly captchaOrigins?: readonly string[];
};

/** Content security policy of a page: its own files plus the origins of configured services. The only inline scripts are ours. */
export function pagePolicy(parts: PolicyParts): string {
  const { publicUrl, partners = [], identityOrigins = [], walletOrigins = [], captchaOrigins = [] } = parts;
  const { paymentOrigins = [] } = parts;
  const payment = [...paymentOrigins.filter((origin) => origin !== "'self'"), ...walletOrigins];
  return [
    ["default-src 'self'", ...partners].join(' '),
    ["script-src 'self'", ...INLINE_SCRIPTS, ...partners, ...walletOrigins, ...captchaOrigins].join(' '),
    ["style-src 'self'", ...partners].join(' '),
    // Positions and sizes come from data. A style attribute cannot fetch or run anything.
    "style-src-attr 'unsafe-inline'",
    ["connect-src 'self'", ...partners, ...identityOrigins, ...payment, ...captchaOrigins].join(' '),
    ["img-src 'self' data:", ...partners, ...payment].join(' '),
    ['frame-src', ...PLAYERS, ...partners, ...paymentOrigins, ...walletOrigins, ...captchaOrigins].join(' '),
    // video cannot run code, and nothing is fetched before playback
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl?.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The only scripts that may stand in a page. */
const INLINE_SCRIPTS = [FIRST_SCRIPT, EARLY_CART_SCRIPT, EARLY_CHECKOUT_SCRIPT, LATE_SCRIPTS_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Policy for responses that are not pages: nothing may load or run. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
