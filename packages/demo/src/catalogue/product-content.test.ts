import { type AttributeValue, type FamilyAttribute, formatNamed } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../pictures/draw-picture.ts';
import { parsePicturePath } from '../pictures/picture-path.ts';
import { textFaults } from '../testing/text-faults.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const { products, families, brands, categories } = generateCatalogue({ seed: 7, now: 1_794_700_000 });
const attributesOf = new Map(
  families.map(({ code, groups }) => [
    code,
    new Map(groups.flatMap(({ attributes }) => attributes).map((a) => [a.code, a])),
  ]),
);

function fits({ type }: FamilyAttribute, value: AttributeValue): boolean {
  switch (type) {
    case 'RANGE':
      return typeof value === 'number' && Number.isFinite(value);
    case 'TOGGLE':
      return typeof value === 'boolean';
    case 'OPTIONS':
    case 'SEARCHABLE':
      return typeof value === 'string' ? value !== '' : Array.isArray(value) && value.length > 0;
  }
}

describe('attributes', () => {
  it('are those of the family, with values of their type [D-3-18 D-3-19]', () => {
    const wrong = products.flatMap(({ id, familyCode, attributes }) =>
      Object.entries(attributes).flatMap(([code, value]) => {
        const attribute = attributesOf.get(familyCode)?.get(code);
        return attribute !== undefined && fits(attribute, value) ? [] : [`${id} ${familyCode} ${code} ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are declared once a family, with all that a facet needs', () => {
    for (const { code, groups } of families) {
      const all = groups.flatMap(({ attributes }) => attributes);
      expect(new Set(all.map((attribute) => attribute.code)).size, code).toBe(all.length);
      for (const attribute of all) {
        const isRange = attribute.type === 'RANGE';
        expect(attribute.minQueryParam !== null && attribute.maxQueryParam !== null, attribute.code).toBe(isRange);
        expect(attribute.heading).not.toBe('');
      }
    }
  });

  it('are called what they are where they stand alone: litres and kilograms of what', () => {
    const all = families.flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes));
    const measured = all.filter(
      ({ enable, type, suffix }) => enable && type === 'RANGE' && /^ (L|kg|kW)\b/.test(suffix),
    );
    const bare = measured.filter(({ name }) => !/capacity|weigh|load|tank|power|use|taken|^gas$/i.test(name));
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(measured.length).toBeGreaterThan(10);
  });

  it('use every attribute type, and mean the same in every family', () => {
    const all = families.flatMap(({ groups }) => groups.flatMap(({ attributes }) => attributes));
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['OPTIONS', 'SEARCHABLE', 'RANGE', 'TOGGLE']));
    for (const code of ['widthMm', 'heightMm', 'depthMm', 'energyStars', 'energyKwhYear', 'finish']) {
      expect(new Set(all.filter((a) => a.code === code).map(({ type, suffix }) => `${type}${suffix}`)).size, code).toBe(
        1,
      );
    }
  });
});

describe('words', () => {
  it('are finished sentences without gaps', () => {
    for (const { id, name, shortDescription, description, keyFeatures } of products) {
      expect(shortDescription, id).toMatch(/^\S.*[.]$/);
      expect(description.length, id).toBeGreaterThanOrEqual(2);
      expect(description.length, id).toBeLessThanOrEqual(4);
      expect(keyFeatures.length, id).toBeGreaterThanOrEqual(4);
      expect(keyFeatures.length, id).toBeLessThanOrEqual(6);
      const all = [name, shortDescription, ...description, ...keyFeatures].join(' ');
      expect(all, id).not.toMatch(/[{}]|undefined|NaN|null|\s{2}|\.\.|, ,/);
    }
  });

  it('say in the name only what the attributes say', () => {
    for (const { id, name, attributes } of products) {
      const litres = /^(\d+)L /.exec(name)?.[1];
      if (litres !== undefined) expect(attributes.capacityL, id).toBe(Number(litres));
      if (name.includes('with ice and water')) expect(attributes.iceAndWater, id).toBe(true);
      const inches = /^([\d.]+)-inch /.exec(name)?.[1];
      if (inches !== undefined) expect(attributes.screenInches, id).toBe(Number(inches));
    }
  });
});

describe('all texts', () => {
  const RUDE = /\b(murder|kill|slaughter|dead|blood|damn|hell)\b/i;
  const unitsOf = (text: string) =>
    [...text.matchAll(/\b(memory|storage|capacity|screen|noise)\b/gi)].map(([word]) => word);

  it('have no word that would put a shopper off', () => {
    const texts = [
      ...products.flatMap(({ name, shortDescription, description, keyFeatures }) => [
        name,
        shortDescription,
        ...description,
        ...keyFeatures,
      ]),
      ...brands.flatMap(({ name, description }) => [name, description]),
      ...categories.flatMap(({ name, description }) => [name, description]),
    ];
    expect(texts.filter((text) => RUDE.test(text))).toEqual([]);
  });

  it('say a size in one unit, and what it measures once', () => {
    const shown = products.flatMap(({ id, name, familyCode, keyFeatures, attributes }) => {
      const known = attributesOf.get(familyCode);
      const rows = Object.entries(attributes).flatMap(([code, value]) => {
        const attribute = known?.get(code);
        return attribute ? [`${attribute.name} ${formatNamed(attribute, value)}`] : [];
      });
      return [name, ...keyFeatures, ...rows].map((text) => ({ id, text }));
    });
    expect(shown.filter(({ text }) => /\b1,024 GB\b|\b\d,\d{3} GB\b/.test(text))).toEqual([]);
    expect(shown.filter(({ text }) => /\b(\w{4,}) (?:\S+ ){0,2}\1\b/i.test(text) && unitsOf(text).length > 1)).toEqual(
      [],
    );
  });

  it('say nothing twice and run no words together, whatever is drawn', () => {
    const texts = new Set(
      products.flatMap(({ name, description, keyFeatures }) => [name, ...description, ...keyFeatures]),
    );
    expect([...texts].filter((text) => textFaults(text).length > 0)).toEqual([]);
  });

  it('print no name on a product that does not fit on it', () => {
    const marks = products.flatMap(({ images }) =>
      images.map(({ url }) => /brand-([a-z0-9]+)/.exec(url ?? '')?.[1] ?? ''),
    );
    expect([...new Set(marks)].filter((mark) => mark.length > 13)).toEqual([]);
  });
});

describe('figures', () => {
  it('agree with each other', () => {
    for (const { id, attributes: a, weightGrams } of products) {
      if (typeof a.fridgeL === 'number') expect(Number(a.fridgeL) + Number(a.freezerL), id).toBe(a.capacityL);
      if (typeof a.dryKg === 'number') expect(a.dryKg, id).toBeLessThan(Number(a.capacityKg));
      if (typeof a.weightKg === 'number') expect(weightGrams, id).toBeGreaterThanOrEqual(a.weightKg * 1000 - 1);
      if (typeof a.energyStars === 'number') expect(a.energyStars * 2, id).toBe(Math.round(a.energyStars * 2));
    }
  });

  it('make a screen as wide as its inches', () => {
    const flat = products.filter(({ familyCode }) => ['televisions', 'laptops', 'tablets'].includes(familyCode));
    for (const { id, attributes: a } of flat) {
      const millimetresAnInch = Number(a.widthMm) / Number(a.screenInches);
      expect(millimetresAnInch, id).toBeGreaterThan(21.5);
      expect(millimetresAnInch, id).toBeLessThan(23.2);
    }
  });

  it('let a larger fridge of the same stars use more', () => {
    const cold = products.filter(({ familyCode, id }) => familyCode === 'bottomMountFridges' && id > 'p-100100');
    const of = (stars: number, min: number, max: number) =>
      cold.filter(
        ({ attributes: a }) => a.energyStars === stars && Number(a.capacityL) >= min && Number(a.capacityL) < max,
      );
    const mean = (list: typeof cold) =>
      list.reduce((sum, p) => sum + Number(p.attributes.energyKwhYear), 0) / list.length;
    expect(mean(of(3.5, 440, 600))).toBeGreaterThan(mean(of(3.5, 0, 380)));
    expect(mean(of(3, 300, 600))).toBeGreaterThan(mean(of(4.5, 300, 600)));
  });
});

describe('pictures', () => {
  it('can be drawn, and each variant has its own', () => {
    const pictures = products.flatMap(({ variants, images }) => [...images, ...variants.flatMap((v) => v.images)]);
    const addresses = [
      ...new Set([...pictures, ...categories.flatMap(({ imageHero }) => imageHero ?? [])].map(({ url }) => url ?? '')),
    ];
    expect(addresses.filter((address) => parsePicturePath(address) === undefined)).toEqual([]);
    for (const { id, variants, attributes } of products.filter(({ attributes: a }) => Array.isArray(a.finish))) {
      if (!Array.isArray(attributes.finish)) continue;
      expect(
        variants.map(({ name }) => name),
        id,
      ).toEqual(attributes.finish);
      expect(new Set(variants.map(({ images }) => images[0]?.url)).size, id).toBe(variants.length);
    }
  });

  it('show large goods of one finish from all sides', () => {
    const turned = products.filter(({ turnFrames }) => turnFrames !== undefined);
    expect(turned.length).toBeGreaterThan(100);
    expect(new Set(turned.map(({ variants }) => variants.length))).toEqual(new Set([1]));
    const frames = turned.flatMap(({ turnFrames = [] }) => turnFrames);
    expect(frames.filter((address) => parsePicturePath(address) === undefined)).toEqual([]);
    const firsts = new Map(turned.map(({ familyCode, turnFrames = [] }) => [familyCode, turnFrames[1] ?? '']));
    expect([...firsts].filter(([, address]) => drawPicture(address) === undefined)).toEqual([]);
  });

  it('show the product’s own size and say what is seen', () => {
    for (const { id, attributes, images } of products.filter(({ attributes: a }) => typeof a.widthMm === 'number')) {
      const [front, , dimensions] = images;
      const params = parsePicturePath(dimensions?.url ?? '')?.params;
      expect(images, id).toHaveLength(4);
      expect(params?.wmm, id).toBe(Math.round(Number(attributes.widthMm)));
      expect(params?.hmm, id).toBe(Math.round(Number(attributes.heightMm)));
      expect(front?.alt, id).toMatch(/, seen from the front$/);
    }
  });

  it('give every brand its mark', () => {
    for (const { imageLogo, name } of brands) {
      expect(imageLogo?.url).toMatch(/^\/pictures\/brand\/mark\/name-[a-z0-9]+(\.style-\d+)?\.svg$/);
      expect(imageLogo?.alt).toBe(`${name} logo`);
    }
  });
});
