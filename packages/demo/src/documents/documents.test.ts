import { assembleProduct, type Product } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { type DocumentView, describeDocument } from './describe-document.ts';
import { GUIDES, readGuides } from './read-guides.ts';

const NOW = 1_794_700_000;
const { products, families, brands, categories } = generateCatalogue({ seed: 7, now: NOW });
const by = <T>(all: readonly T[], is: (one: T) => boolean): T => {
  const found = all.find(is);
  if (!found) throw new Error('There is none.');
  return found;
};
const familyOf = (code: string) => by(families, (family) => family.code === code);

function assembled(record: (typeof products)[number]): Product {
  const brand = by(brands, ({ id }) => id === record.brandId);
  const category = by(categories, ({ id }) => id === record.canonicalCategoryId);
  const around = {
    brand,
    enquiryOnly: brand.agency.enquiryOnly,
    family: familyOf(record.familyCode),
    canonicalCategory: { id: category.id, name: category.name, path: category.path, ancestors: [] },
    stockUpdatedAt: NOW,
  };
  return assembleProduct(record, around, NOW);
}

const fileIn = (url: string): string => /([a-z-]+)\.pdf$/.exec(url)?.[1] ?? '';
const viewOf = (record: (typeof products)[number], file: string): DocumentView | undefined =>
  describeDocument(file, { product: assembled(record), family: familyOf(record.familyCode) });

describe('documents of the demo', () => {
  it('are all there that products name, each with something to read', () => {
    const one = new Map(products.map((record) => [record.familyCode, record]));
    for (const record of one.values())
      for (const { url, name } of record.documents) {
        const view = viewOf(record, fileIn(url));
        expect(view?.title, url).toBe(name);
        expect((view?.sections.length ?? 0) + (view?.tables.length ?? 0), url).toBeGreaterThan(0);
      }
  });

  it('are a guide, how to install it and the energy certificate of a fridge, from its own figures', () => {
    const fridge = by(products, ({ id }) => id === 'p-100001');
    expect(fridge.documents.map(({ name }) => name)).toEqual(['User guide', 'Installation', 'Energy certificate']);
    const energy = viewOf(fridge, 'energy-certificate')?.tables[0]?.facts;
    expect(energy).toContainEqual({ name: 'Stars', value: `${fridge.attributes.energyStars} of 6` });
    expect(energy).toContainEqual({ name: 'Energy in a year', value: `${fridge.attributes.energyKwhYear} kWh` });
    const width = Number(fridge.attributes.widthMm) + 40;
    expect(viewOf(fridge, 'installation')?.tables[0]?.facts[0]?.value).toMatch(new RegExp(`^${width} mm`));
  });

  it('are none of what needs none', () => {
    expect(by(products, ({ familyCode }) => familyCode === 'cables').documents).toEqual([]);
    expect(
      viewOf(
        by(products, ({ familyCode }) => familyCode === 'cables'),
        'user-guide',
      ),
    ).toBeUndefined();
    expect(
      viewOf(
        by(products, ({ id }) => id === 'p-100001'),
        'constructor',
      ),
    ).toBeUndefined();
  });

  it('have guides for families that there are', () => {
    const codes = families.map(({ code }) => code);
    expect([...GUIDES.keys()].filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are read from text by family, section and point', () => {
    const guides = readGuides('# a b\n\n## One\nFirst.\nSecond.\n\n## Installation\nFix it.\n');
    expect(guides.get('b')).toEqual({
      sections: [{ title: 'One', points: ['First.', 'Second.'] }],
      installation: { title: 'Installation', points: ['Fix it.'] },
    });
  });
});
