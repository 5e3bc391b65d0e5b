import { pageWith } from '../content/preview.ts';
import type { DeskParts } from '../desk-parts.ts';

const NAME = { kind: 'article', key: 'desk-card' } as const;

/** A page that nobody has, with one product on it. */
const pageOf = (id: string) => ({
  ...{ id: NAME.key, name: '', path: 'articles/desk-card', kicker: '', summary: '', heroImage: null, parentId: null },
  ...{ position: 0, publishedAt: 0, updatedAt: 0 },
  body: [
    {
      id: 'product-listing',
      value: { type: 'manual', products: [{ product: { id } }], display: 'grid-4x' },
      children: [],
    },
  ],
});

/** A card lies in eight rows of the list around it. */
const ROWS = '<div style="display:grid;grid-template-rows:repeat(8,auto)">';

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The card of a product, as the shop draws it: a page of the shop with nothing but the card left in it. Undefined: it is
 * on no list, because it is not sold.
 */
export async function drawCard(parts: DeskParts, id: string): Promise<string | undefined> {
  if (!(await parts.store.goods.load(id))) return undefined;
  const page = await pageWith(parts, NAME, pageOf(id));
  const attribute = escapeText(id.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
  const [card] = new RegExp(`<article\\b[^>]*\\bdata-product="${attribute}"[\\s\\S]*?</article>`).exec(page) ?? [];
  const [head] = /^[\s\S]*?<\/head>/.exec(page) ?? [];
  return card && head && `${head}<body style="padding:16px;background:none">${ROWS}${card}</div></body></html>`;
}
