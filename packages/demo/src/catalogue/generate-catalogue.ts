import type { CategoryRecord, Image, ProductRecord } from '@wattle/domain';
import type { DemoShop } from '../demo-shop.ts';
import { createRandom, type Random } from '../random.ts';
import type { Anchor } from './anchors/anchor.ts';
import { ANCHORS } from './anchors/index.ts';
import { BRAND_PROFILES, brandRecord, loadBrandProfile } from './brands/index.ts';
import { CATEGORY_TREE } from './categories/index.ts';
import { categoryRecord, flattenTree, type PlacedCategory, placeProduct } from './categories/place-product.ts';
import { FAMILY_RECIPES } from './families/index.ts';
import { type AccessoryShelf, chooseAccessories, shelveByFamily } from './market/accessories.ts';
import { assembleRecord } from './market/assemble-record.ts';
import { generateBadges } from './market/badges.ts';
import { drawWish } from './market/draw-wish.ts';
import type { MarketWish } from './market/market-wish.ts';
import { listWarranties } from './market/warranties.ts';
import type { FamilyRecipe } from './recipe/define-family.ts';
import { type Draft, finishDraft, makeSketch } from './recipe/make-draft.ts';
import { createShelf, makeLineup, putOnShelf, type Shelf } from './recipe/make-lineup.ts';

export type Catalogue = Pick<DemoShop, 'brands' | 'categories' | 'families' | 'badges' | 'warranties' | 'products'>;

/** Anchors keep the numbers below this one. */
const FIRST_NUMBER = 100_101;

type Numbered = { readonly number: number; readonly draft: Draft; readonly wish: MarketWish };

const recipes = new Map(FAMILY_RECIPES.map((recipe) => [recipe.code, recipe]));

function loadRecipe(code: string): FamilyRecipe {
  const recipe = recipes.get(code);
  if (recipe === undefined) throw new Error(`There is no family ${code}.`);
  return recipe;
}

function makeAnchor(anchor: Anchor, random: Random, shelf: Shelf): Numbered {
  const { number, wish, grade = 1, place = 0.5, series = '', ...known } = anchor;
  const own = random.fork(`anchor/${number}`);
  const brand = loadBrandProfile(anchor.brand);
  const sketch = putOnShelf(
    makeSketch(loadRecipe(anchor.family), { ...known, brand, grade, place, series }, own),
    shelf,
  );
  if (sketch === undefined) throw new Error(`There are two products called ${anchor.name ?? number}.`);
  return { number, draft: finishDraft(sketch, own), wish };
}

/** Every product of the shop before it is assembled: the anchors first, then the makers' ranges. */
function makeDrafts(random: Random): Numbered[] {
  const shelf = createShelf();
  const anchors = ANCHORS.map((anchor) => makeAnchor(anchor, random, shelf));
  const ranges = FAMILY_RECIPES.flatMap((recipe) => makeLineup(recipe, random, shelf));
  const drawn = ranges.map((draft, index) => {
    const number = FIRST_NUMBER + index;
    return { number, draft, wish: drawWish(draft, random.fork(`wish/${draft.sku}`)) };
  });
  return [...anchors, ...drawn];
}

function withAccessories(product: ProductRecord, draft: Draft, shelf: AccessoryShelf, random: Random): ProductRecord {
  const { recipe, brand } = draft;
  const wanted = { families: recipe.accessories, brandName: brand.name };
  return {
    ...product,
    accessoryIds: chooseAccessories(product, wanted, shelf, random.fork(`accessories/${product.id}`)),
  };
}

function makeProducts(categories: readonly PlacedCategory[], random: Random, now: number): ProductRecord[] {
  const drafts = makeDrafts(random);
  const records = drafts.map(({ number, draft, wish }) => {
    const placement = placeProduct(categories, draft.recipe.code, draft.attributes);
    return assembleRecord(draft, wish, { number, placement, now }, random.fork(`market/${draft.sku}`));
  });
  const shelf = shelveByFamily(records);
  return records.map((record, index) => {
    const draft = drafts[index]?.draft;
    return draft === undefined ? record : withAccessories(record, draft, shelf, random);
  });
}

/** The picture of a category: that of its first child, else the front of its best seller. */
function heroes(categories: readonly PlacedCategory[], products: readonly ProductRecord[]): Map<string, Image> {
  const ancestors = new Map(categories.map(({ id, ancestorIds }) => [id, ancestorIds]));
  const found = new Map<string, Image>();
  for (const product of [...products].sort((a, b) => b.popularity - a.popularity)) {
    const { images, canonicalCategoryId: home, extraCategoryIds } = product;
    const [front] = images;
    const open = [home, ...(ancestors.get(home) ?? []), ...extraCategoryIds].filter((id) => !found.has(id));
    if (front !== undefined) for (const id of open) found.set(id, front);
  }
  // children stand after their parents, the first one right after: backwards, each parent hears of its first child last
  for (const { id, parentId } of [...categories].reverse()) {
    const picture = found.get(id);
    if (picture !== undefined && parentId !== null) found.set(parentId, picture);
  }
  return found;
}

function makeCategories(placed: readonly PlacedCategory[], products: readonly ProductRecord[]): CategoryRecord[] {
  const pictures = heroes(placed, products);
  return placed.map((category) => categoryRecord(category, pictures.get(category.id) ?? null));
}

/** The goods of the demo shop: the same for the same seed; `now` (seconds since epoch) only moves its dates. */
export function generateCatalogue({ seed, now }: { seed: string | number; now: number }): Catalogue {
  const placed = flattenTree(CATEGORY_TREE);
  const products = makeProducts(placed, createRandom(seed), now);
  return {
    brands: BRAND_PROFILES.map(brandRecord),
    categories: makeCategories(placed, products),
    families: FAMILY_RECIPES.map(({ family }) => family),
    badges: generateBadges(now),
    warranties: listWarranties(),
    products,
  };
}
