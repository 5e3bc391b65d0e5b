import { formatNamed } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { generateDemoShop } from './generate-demo-shop.ts';
import { textFaults } from './testing/text-faults.ts';

describe('faults of a text', () => {
  it.each([
    ['8-inch Tablet tablet, 128 GB', 'Tablet tablet'],
    ['Memory 16 GB memory', 'Memory 16 GB memory'],
    ['Storage 512 GB GB', '512 GB GB'],
    ['1 TB / 1,024 GB', '1 TB / 1,024 GB'],
    ['MIELEMADETOMEASURE', 'MIELEMADETOMEASURE'],
    ['A fridgeWith ice', 'dgeWit'],
    ['For the kitchen.It is quiet', 'n.It'],
    ['Covered for 1 years', '1 years'],
    ['A {size} fridge', '{'],
  ])('in “%s”', (text, fault) => {
    expect(textFaults(text)).toContain(fault);
  });

  it.each([
    'A 20,000 mAh power bank, 42 dB(A), 498 kWh a year',
    'USB-C to USB-C cable, 2.1 metres',
    'Side by side, day by day…',
    '4 × $747 with Afterpay. It is WaterMark certified.',
  ])('are none in “%s”', (text) => {
    expect(textFaults(text)).toEqual([]);
  });
});

type Said = { readonly at: string; readonly text: string };

const IS_ADDRESS = /^[/#<]|^\w+:/;

/** Every text of a record that somebody reads; names of one word and addresses are no texts. */
function textsOf(value: unknown, at: string): Said[] {
  if (typeof value === 'string') return /\s/.test(value) && !IS_ADDRESS.test(value) ? [{ at, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${at}.${name}`));
}

describe('the demo shop', () => {
  // suburbs are called Wagga Wagga
  const { localities: _, ...shop } = generateDemoShop({ now: 1_794_700_000 });
  const attributes = new Map(
    shop.families.map(({ code, groups }) => [code, groups.flatMap((group) => group.attributes)]),
  );
  const rows = shop.products.flatMap((product) =>
    (attributes.get(product.familyCode) ?? []).flatMap((attribute): Said[] => {
      const value = product.attributes[attribute.code];
      if (value === undefined) return [];
      return [{ at: `${product.id} ${attribute.code}`, text: `${attribute.name} ${formatNamed(attribute, value)}` }];
    }),
  );
  const called = new Map(shop.brands.map(({ id, name }) => [id, name]));
  const titles = shop.products.map(({ id, brandId, name }) => ({ at: id, text: `${called.get(brandId)} ${name}` }));

  it('says nothing twice, runs no words together and leaves no gap', () => {
    // most texts are there more than once
    const all = new Map([...textsOf(shop, 'shop'), ...rows, ...titles].map(({ at, text }) => [text, at]));
    const faults = [...all].flatMap(([text, at]) => textFaults(text).map((fault) => `${at}: ${fault}`));
    expect(faults).toEqual([]);
    expect(all.size).toBeGreaterThan(20_000);
  });

  it('sends goods everywhere, so that none of them belongs to one state', () => {
    const STATES =
      /\b(?:Victoria|New South Wales|Queensland|Tasmania|(?:Western|South) Australia|Northern Territory)\b/;
    const texts = shop.products.flatMap((product) => textsOf(product, product.id));
    expect(texts.filter(({ text }) => STATES.test(text))).toEqual([]);
  });
});
