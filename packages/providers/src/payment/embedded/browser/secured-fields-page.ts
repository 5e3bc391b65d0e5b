import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';

const SCRIPT = readFileSync(new URL('./secured-fields.client.js', import.meta.url), 'utf8');
const STYLE = `
html,body{height:100%;margin:0;background:transparent}
input{box-sizing:border-box;width:100%;height:100%;padding:0;border:0;outline:0;background:transparent;color:#1d2320;font:16px/1.5 system-ui,sans-serif}
input::placeholder{color:#6b706a;opacity:1}
`;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** One field of the card form in its own frame, as at Adyen. Only the shop may frame it. */
export function securedFieldsPage({ settings }: ServiceContext): ServiceAnswer {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    `frame-ancestors 'self' ${new URL(settings.publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      // explicit, because the server's default may be DENY
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Card field of the payment simulator</title><style>${STYLE}</style></head><body><input id="field" aria-label="Card" inputmode="numeric" spellcheck="false" autocapitalize="off"><script>${SCRIPT}</script></body></html>`,
  };
}
