import { createClient } from '@wattle/contract';
import type { Badge, ProductSummary } from '@wattle/domain/catalogue';
import { failed, success } from '@wattle/domain/results';
import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardPieces } from './card-pieces.server.tsx';
import { sampleSummary } from './sample-summary.ts';

const SHOP = 'https://shop.example';
const LOOK = { sizes: '320px', baseUrl: SHOP };
const pick: Badge = {
  id: 'pick',
  level: 'primary',
  title: 'Editor’s pick',
  icon: 'star',
  textColour: '#7A5500',
  backgroundColourPrimary: '#FDF0CC',
  backgroundColourSecondary: '#FDF0CC',
  badgeGroupId: 'g',
  link: '',
  contentDisplay: '',
  timeFrom: '',
  timeTo: '',
};
const shopWith = (badges: readonly Badge[]) => {
  const frame = success({ categories: [], shop: UNNAMED_SHOP, footerColumns: [], badges });
  return createClient(async () => frame);
};
const plain = shopWith([]);

const cardOf = async (product: ProductSummary, client = plain) => {
  const [piece] = await cardPieces(client, [product], LOOK);
  return { key: piece?.key, html: piece?.html ?? '' };
};

describe('cardPieces', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('renders a card once for what it shows, whichever answer brought it', async () => {
    const first = await cardPieces(plain, [sampleSummary()], LOOK);
    const again = await cardPieces(plain, [sampleSummary()], LOOK);
    expect(again[0]).toBe(first[0]);
  });

  it.each<[string, Partial<ProductSummary>, string]>([
    ['price', { price: 1234, erpOriginalPrice: 1234 }, '1,234'],
    ['stock', { soldOut: true }, 'Sold Out'],
  ])('is another piece for another %s', async (_, change, words) => {
    const before = await cardOf(sampleSummary());
    const after = await cardOf(sampleSummary(change));
    expect(after.key).not.toBe(before.key);
    expect(after.html).toContain(words);
  });

  it('is another piece for another badge', async () => {
    const product = sampleSummary({ badgePrimaryId: pick.id });
    expect((await cardOf(product, shopWith([pick]))).html).toContain(pick.title);
    expect((await cardOf(product, shopWith([{ ...pick, title: 'Winner' }]))).html).toContain('Winner');
    expect((await cardOf(product)).html).not.toContain('Winner');
  });

  it('keeps a badge that leads to an address of the shop in the shop [D-2-12 D-2-13]', async () => {
    const product = sampleSummary({ badgePrimaryId: pick.id });
    const inside = await cardOf(product, shopWith([{ ...pick, link: `${SHOP}/articles/picks` }]));
    expect(inside.html).toContain('href="/articles/picks"');
    expect(inside.html).not.toContain('target="_blank"');
    const outside = await cardOf(product, shopWith([{ ...pick, link: 'https://elsewhere.example/' }]));
    expect(outside.html).toContain('target="_blank"');
  });

  it('has no ids: the same card may stand on a page twice', async () => {
    const { html } = await cardOf(sampleSummary({ soldOut: true }));
    expect(html).not.toMatch(/\sid=/);
    expect(html).toMatch(/<button[^>]* disabled="" aria-description="Sold out"/);
  });

  it('follows the time, and says when it has to be another [D-2-123]', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-15T12:00:00Z') });
    const now = Date.now() / 1000;
    const product = sampleSummary({ price: 80, erpOriginalPrice: 90, isDiscounted: true, priceDateTo: now + 7_300 });
    const before = await cardOf(product);
    expect(before.html).toContain('2 Hours');
    expect(before.html).toContain(`data-until="${now + 101}"`);
    vi.setSystemTime((now + 101) * 1000);
    expect((await cardOf(product)).html).toContain('1 Hour');
  });

  it('writes what products say as text, never as markup', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const { html } = await cardOf(sampleSummary({ name, brand: { ...sampleSummary().brand, name }, facts: [name] }));
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('onerror=alert(1)>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
  });

  it('names what took the place of a product that cannot be had, with its picture and price', async () => {
    const successor = sampleSummary({ id: 'p-2', name: 'New fridge', path: 'products/new-fridge', price: 3100 });
    const shop = createClient(async (name, input) => {
      if (name !== 'findProducts') return plain.loadFrame({});
      expect(input).toEqual({ ids: 'p-2' });
      return success({ products: [successor] });
    });
    const { html } = await cardOf(sampleSummary({ soldOut: true, replacedBy: 'p-2' }), shop);
    expect(html).toContain('Replaced by');
    expect(html).toMatch(/aria-label="Replaced by Nordholm New fridge" href="\/products\/new-fridge"/);
    expect(html).toContain('$3,100');
    expect(html.match(/<img/g)).toHaveLength(2);
    const inStock = await cardOf(sampleSummary({ replacedBy: 'p-2' }), shop);
    expect(inStock.html).not.toContain('Replaced by');
  });

  it('leads from what is sold out to what is like it, with one call for the list', async () => {
    const asked: unknown[] = [];
    let priceFrom = 749;
    const shop = createClient(async (name, input) => {
      if (name !== 'listAlike') return plain.loadFrame({});
      asked.push(input);
      return success({ alike: [{ id: 'p-7', to: '/categories/fridges?inStock=true', count: 4, priceFrom }] });
    });
    const gone = [sampleSummary({ id: 'p-7', soldOut: true }), sampleSummary({ id: 'p-8', soldOut: true })];
    const htmlOf = async () => (await cardPieces(shop, [...gone, sampleSummary()], LOOK)).map(({ html }) => html);
    const [first, second, inStock] = await htmlOf();
    expect(first).toMatch(/href="\/categories\/fridges\?inStock=true"[^>]*>See 4 like it, from \$749</);
    expect(second).not.toContain('like it');
    expect(inStock).not.toContain('like it');
    expect(asked).toEqual([{ ids: 'p-7,p-8' }]);
    priceFrom = 799;
    expect((await htmlOf())[0]).toContain('from $799');
  });

  it('shows cards without badges when these cannot be loaded', async () => {
    const down = createClient(async () => failed('UNAVAILABLE'));
    expect((await cardOf(sampleSummary({ badgePrimaryId: pick.id }), down)).html).toContain('<article');
  });
});
