import type { CategoryRecord, ProductRecord } from '@wattle/domain/catalogue';
import type { Image } from '@wattle/domain/images';
import type { DemoShop } from '../demo-shop.ts';
import { createRandom, type Random } from '../random.ts';
import { ANCHORS, type Anchor } from './anchors.ts';
import { BRAND_PROFILES, brandRecord, loadBrandProfile } from './brands.ts';
import { FAMILY_RECIPES } from './families/index.ts';
import { type ByFamily, chooseAccessories, groupByFamily } from './market/accessories.ts';
import { assembleRecord } from './market/assemble-record.ts';
import { generateBadges } from './market/badges.ts';
import { drawWish } from './market/draw-wish.ts';
import type { MarketWish } from './market/market-wish.ts';
import { nameSuccessors } from './market/successors.ts';
import { listWarranties } from './market/warranties.ts';
import { spreadScreens } from './pictures/spread-screens.ts';
import { categoryRecord, PLACED_CATEGORIES, type PlacedCategory, placeProduct } from './place-product.ts';
import type { FamilyRecipe } from './recipe/define-family.ts';
import { type Draft, finishDraft, makeSketch } from './recipe/make-draft.ts';
import { createTaken, makeLineup, type Taken, takeName } from './recipe/make-lineup.ts';
import { makeTwins } from './recipe/make-twins.ts';

export type Catalogue = Pick<DemoShop, 'brands' | 'categories' | 'families' | 'badges' | 'warranties' | 'products'>;

/** Lower numbers are reserved for anchors. */
const FIRST_NUMBER = 100_101;

type Numbered = { readonly number: number; readonly draft: Draft; readonly wish: MarketWish };

const recipes = new Map(FAMILY_RECIPES.map((recipe) => [recipe.code, recipe]));

function loadRecipe(code: string): FamilyRecipe {
  const recipe = recipes.get(code);
  if (recipe === undefined) throw new Error(`There is no family ${code}.`);
  return recipe;
}

function makeAnchor(anchor: Anchor, random: Random, taken: Taken): Numbered {
  const { number, wish, grade = 1, place = 0.5, series = '', ...known } = anchor;
  const own = random.fork(`anchor/${number}`);
  const brand = loadBrandProfile(anchor.brand);
  const sketch = takeName(makeSketch(loadRecipe(anchor.family), { ...known, brand, grade, place, series }, own), taken);
  if (sketch === undefined) throw new Error(`There are two products called ${anchor.name ?? number}.`);
  return { number, draft: finishDraft(sketch, own), wish };
}

/** All products before assembly: the anchors first, then each maker's range. */
function makeDrafts(random: Random): Numbered[] {
  const taken = createTaken();
  const anchors = ANCHORS.map((anchor) => makeAnchor(anchor, random, taken));
  const ranges = FAMILY_RECIPES.flatMap((recipe) => makeLineup(recipe, random, taken));
  const twins = makeTwins(ranges, taken);
  const groupOf = new Map(twins.flatMap(({ draft, of }) => [draft, of].map((one) => [one.sku, of.sku] as const)));
  const models = [...ranges, ...twins].map(({ draft }) => draft);
  const drawn = models.map((draft, index) => {
    const modelGroup = groupOf.get(draft.sku);
    const wish = drawWish(draft, random.fork(`wish/${draft.sku}`));
    return { number: FIRST_NUMBER + index, draft, wish: modelGroup === undefined ? wish : { ...wish, modelGroup } };
  });
  return [...anchors, ...drawn];
}

function withAccessories(product: ProductRecord, draft: Draft, offered: ByFamily, random: Random): ProductRecord {
  const { recipe, brand } = draft;
  const wanted = { families: recipe.accessories, brandName: brand.name };
  return {
    ...product,
    accessoryIds: chooseAccessories(product, wanted, offered, random.fork(`accessories/${product.id}`)),
  };
}

function makeProducts(categories: readonly PlacedCategory[], random: Random, now: number): ProductRecord[] {
  const drafts = makeDrafts(random);
  const assembled = drafts.map(({ number, draft, wish }) => {
    const placement = placeProduct(categories, draft.recipe.code, draft.attributes);
    return assembleRecord(draft, wish, { number, placement, now }, random.fork(`market/${draft.sku}`));
  });
  const records = spreadScreens(assembled);
  const offered = groupByFamily(records);
  const equipped = records.map((record, index) => {
    const draft = drafts[index]?.draft;
    return draft === undefined ? record : withAccessories(record, draft, offered, random);
  });
  return nameSuccessors(
    equipped,
    FAMILY_RECIPES.map(({ family }) => family),
    { random, now },
  );
}

/** A category's picture: its first child's, otherwise the front view of its best seller. */
function heroes(categories: readonly PlacedCategory[], products: readonly ProductRecord[]): Map<string, Image> {
  const ancestors = new Map(categories.map(({ id, ancestorIds }) => [id, ancestorIds]));
  const found = new Map<string, Image>();
  for (const product of [...products].sort((a, b) => b.popularity - a.popularity)) {
    const { images, canonicalCategoryId: home, extraCategoryIds } = product;
    const [front] = images;
    const open = [home, ...(ancestors.get(home) ?? []), ...extraCategoryIds].filter((id) => !found.has(id));
    if (front !== undefined) for (const id of open) found.set(id, front);
  }
  // parents come before their children: in reverse, each parent takes its first child's picture last
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

/** The demo catalogue: deterministic per seed; `now` (seconds since epoch) only shifts its dates. */
export function generateCatalogue({ seed, now }: { seed: string | number; now: number }): Catalogue {
  const products = makeProducts(PLACED_CATEGORIES, createRandom(seed), now);
  return {
    brands: BRAND_PROFILES.map(brandRecord),
    categories: makeCategories(PLACED_CATEGORIES, products),
    families: FAMILY_RECIPES.map(({ family }) => family),
    badges: generateBadges(now),
    warranties: listWarranties(),
    products,
  };
}
