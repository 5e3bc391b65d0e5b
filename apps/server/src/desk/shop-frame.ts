import { publicUrlOf } from '../config/public-url.ts';
import { type Ask, createInProcessClient } from '../http/in-process-client.ts';
import type { DeskParts } from './desk-parts.ts';
import type { DeskFile } from './desk-screen.ts';

/** A page of the shop that only the desk frames, and that cannot run or send anything. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' https:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/** Browsers would only complain of what they may not run. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');

/** A page of the shop as these answers make it. */
export async function drawShopPage(
  { renderPage, config }: Pick<DeskParts, 'renderPage' | 'config'>,
  path: string,
  ask: Ask,
): Promise<string> {
  const url = new URL(path, publicUrlOf(config));
  return (await renderPage({ url }, createInProcessClient(ask), () => {})).body;
}

/** A page of the shop to look at in a frame of the desk. */
export const shopFrame = (html: string): DeskFile => ({
  ...{ kind: 'file', type: 'text/html; charset=utf-8', name: 'preview.html' },
  ...{ body: withoutScripts(html), headers: HEADERS },
});
