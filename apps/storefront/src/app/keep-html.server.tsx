import { hash } from 'node:crypto';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { renderToString } from 'react-dom/server';
import type { KeepHtml } from '../page/kept-markup.tsx';
import { STILL } from '../router/router-context.tsx';
import { Surroundings } from './app.tsx';
import { NOT_WHOLE } from './render-whole.server.tsx';
import type { ShopState } from './shop-state.ts';

/** By the data that the HTML shows, or by the part that shows it: it goes when that goes. */
const kept = new WeakMap<object, Map<string, string>>();

/** Of one kind of data or part, a few kB each. */
const VARIANTS_MAX = 300;

/** React puts these first, for a document that is sent in parts. Here the picture follows at once. */
const withoutPreloads = (html: string): string => html.replace(/<link rel="preload"[^>]*>/g, '');

const shopKeys = new WeakMap<ShopIdentity, string>();

/** What a shop says about itself stands in many parts. */
function keyOf(shop: ShopIdentity): string {
  const key = shopKeys.get(shop) ?? hash('sha1', JSON.stringify(shop), 'base64url');
  shopKeys.set(shop, key);
  return key;
}

/** Keeps parts of pages that depend on their data alone. */
export function createKeepHtml(state: ShopState): KeepHtml {
  return (by, also, content) => {
    const variants = kept.get(by) ?? new Map<string, string>();
    kept.set(by, variants);
    const key = `${state.root.baseUrl} ${keyOf(state.root.shop)} ${also}`;
    const html =
      variants.get(key) ??
      withoutPreloads(
        renderToString(
          <Surroundings state={state} router={STILL}>
            {content}
          </Surroundings>,
          // several parts of one page must not have the same ids
          { identifierPrefix: hash('sha1', key, 'base64url').slice(0, 6) },
        ),
      );
    if (html.includes(NOT_WHOLE)) return undefined;
    variants.delete(key);
    variants.set(key, html);
    if (variants.size > VARIANTS_MAX) variants.delete(variants.keys().next().value ?? '');
    return html;
  };
}
