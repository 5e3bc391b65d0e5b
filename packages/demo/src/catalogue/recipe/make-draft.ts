import type { Random } from '../../random.ts';
import type { BrandProfile } from '../brands.ts';
import type { Facts } from '../text/fill.ts';
import { type Written, writeCopy } from '../text/write-copy.ts';
import type { FamilyRecipe } from './define-family.ts';
import { finishFacts } from './finishes.ts';
import { modelNumber } from './model-number.ts';
import { type Attributes, type Reader, readAttributes } from './reader.ts';
import { retailPrice } from './retail-price.ts';
import type { Grade, Slot } from './slot.ts';
import { chooseTraits, type TraitFlags } from './trait.ts';

/** A model with figures, name and price, but no copy yet. */
export type Sketch = {
  readonly recipe: FamilyRecipe;
  readonly brand: BrandProfile;
  readonly name: string;
  readonly sku: string;
  readonly attributes: Attributes;
  readonly listPrice: number;
  readonly facts: Facts;
};

/** A finished model without id, category, stock or current price. */
export type Draft = Sketch & Written;

export type Wish = {
  readonly brand: BrandProfile;
  readonly grade: Grade;
  readonly place: number;
  readonly series: string;
  /** Attributes already fixed; the rest is generated around them. */
  readonly attributes?: Attributes;
  readonly name?: string;
  readonly sku?: string;
  readonly listPrice?: number;
};

const TIER_FACTOR = { 1: 0.76, 2: 1, 3: 1.32, 4: 1.85 } as const;
const GRADE_FACTOR = [0.9, 1, 1.13] as const;
const DOLLARS_PER_KWH = 0.33;

const fixedFlags = (attributes: Attributes): TraitFlags =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  );

function priceOf(recipe: FamilyRecipe, a: Reader, slot: Slot): number {
  const traits = recipe.traits.filter((trait) => a.has(trait.code)).reduce((sum, trait) => sum + trait.adds, 0);
  const raw = (recipe.price(a, slot) * GRADE_FACTOR[slot.grade] + traits) * TIER_FACTOR[slot.brand.tier];
  return retailPrice(raw * slot.random.between(0.96, 1.04), slot.random);
}

function factsOf(recipe: FamilyRecipe, brand: BrandProfile, a: Reader, series: string): Facts {
  const kwh = a.all.energyKwhYear;
  const running = typeof kwh === 'number' ? { runDollars: `$${Math.round(kwh * DOLLARS_PER_KWH)}` } : {};
  const years = a.knows('warrantyYears') ? a.number('warrantyYears') : 0;
  return {
    ...a.all,
    ...running,
    brand: brand.name,
    country: brand.country,
    town: brand.town,
    series,
    coverWords: years === 1 ? '1 year' : `${years} years`,
    ...recipe.facts?.(a),
  };
}

function skuOf(recipe: FamilyRecipe, wish: Wish, a: Reader, slot: Slot): string {
  const finish = a.knows('finish') ? a.list('finish')[0] : undefined;
  return modelNumber(wish.brand.scheme, {
    letters: recipe.letters,
    figure: recipe.modelFigure(a, slot),
    grade: wish.grade,
    finishCode: finishFacts(finish).code,
    serial: slot.random.int(1, 99),
  });
}

/** Generates one model: traits first, then matching figures, then name and price. */
export function makeSketch(recipe: FamilyRecipe, wish: Wish, random: Random): Sketch {
  const { brand, grade, place, series } = wish;
  const fixed = wish.attributes ?? {};
  const flags = chooseTraits(recipe.traits, grade, random.fork('traits'), fixedFlags(fixed));
  const has = (code: string) => flags[code] === true;
  const slot: Slot = { random: random.fork('figures'), brand, grade, place, series, has };
  const years = recipe.coverYears ?? brand.coverYears;
  const cover = { ...(years > 0 && { warrantyYears: years }), countryOfDesign: brand.country };
  const attributes: Attributes = { ...cover, ...flags, ...recipe.figures(slot), ...fixed };
  const a = readAttributes(attributes);
  return {
    recipe,
    brand,
    attributes,
    name: wish.name ?? recipe.productName?.(a, slot) ?? recipe.modelName(a, series),
    sku: wish.sku ?? skuOf(recipe, wish, a, slot),
    listPrice: wish.listPrice ?? priceOf(recipe, a, slot),
    facts: factsOf(recipe, brand, a, series),
  };
}

/** Adds the copy to a model. */
export function finishDraft(sketch: Sketch, random: Random): Draft {
  const { recipe, attributes, facts } = sketch;
  return {
    ...sketch,
    ...writeCopy(recipe.copy, readAttributes(attributes), facts, recipe.traits, random.fork('words')),
  };
}
