import type { ContentBlock } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { summerEvent } from '../catalogue/market/summer-event.ts';
import { generateDemoShop } from '../generate-demo-shop.ts';

const now = Date.parse('2026-11-13T01:00:00Z') / 1000;
const { articles, products } = generateDemoShop({ now });
const bodyOf = (id: string) => articles.find((article) => article.id === id)?.body ?? [];
const flatten = (blocks: readonly ContentBlock[]): ContentBlock[] =>
  blocks.flatMap((block) => [block, ...flatten(block.children ?? [])]);

const scheduledNow = (moment: number) =>
  bodyOf('home').filter(
    ({ id, value }) => id === 'scheduled' && moment >= Number(value?.startTime) && moment < Number(value?.endTime),
  );
const textsAt = (moment: number) => JSON.stringify(scheduledNow(moment));

describe('the home page of the demo shop', () => {
  const { endTime, lastDay } = summerEvent(now);

  it('shows one title at a time: the event, and from the second it is over the usual one [D-3-31]', () => {
    const titles = (moment: number) => flatten(scheduledNow(moment)).filter(({ value }) => value?.level === 1);
    for (const moment of [now, endTime - 1, endTime, now + 400 * 86_400]) expect(titles(moment)).toHaveLength(1);
    expect(textsAt(endTime - 1)).toContain('The long hot summer event');
    expect(textsAt(endTime)).not.toContain('The long hot summer event');
    expect(lastDay).toBe('Sunday 29 November');
  });

  it('holds a lower price of each product in the event from its first to its last second', () => {
    const listing = flatten(scheduledNow(now)).find(({ id }) => id === 'product-listing');
    const chosen = (listing?.value?.products ?? []) as readonly { product: { id: string } }[];
    expect(chosen).toHaveLength(8);
    for (const { product } of chosen) {
      const held = products.find(({ id }) => id === product.id)?.prices[0];
      expect(held?.price, product.id).toBeLessThan(held?.erpOriginalPrice ?? 0);
      expect(held?.from, product.id).toBeLessThanOrEqual(now);
      expect(held?.to, product.id).toBe(endTime);
    }
    expect(textsAt(endTime)).not.toContain('Prices held');
  });

  it('takes the running costs from the article about them', () => {
    const chart = flatten(bodyOf('home')).find(({ customClasses }) => customClasses === 'chart');
    const amounts = [...String(chart?.value?.content).matchAll(/<td>(\$\d+)<\/td>/g)].map(([, amount]) => amount);
    expect(amounts).toEqual(['$164', '$198', '$356']);
    const article = JSON.stringify(bodyOf('running-cost'));
    expect(amounts.filter((amount) => !article.includes(String(amount)))).toEqual([]);
  });
});
