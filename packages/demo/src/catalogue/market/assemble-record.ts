import { currentPrice, type ProductRecord } from '@wattle/domain/catalogue';
import { slugify } from '@wattle/domain/links';
import { listDocuments } from '../../documents/list-documents.ts';
import type { Random } from '../../random.ts';
import { brandId, isAgencyBrand } from '../brands.ts';
import { productTurn } from '../pictures/product-images.ts';
import type { Placement } from '../place-product.ts';
import type { Draft } from '../recipe/make-draft.ts';
import { readAttributes } from '../recipe/reader.ts';
import { badgeTitle } from './badges.ts';
import type { MarketWish } from './market-wish.ts';
import { DAY } from './moments.ts';
import { servicesOfDraft } from './on-site-services.ts';
import { planPrices } from './price-plan.ts';
import { makeVariants } from './variants.ts';
import { warrantyIdsFor } from './warranties.ts';

const NEW_DAYS = 30;
const ERP_BASE = 6_000_000;

export type Seat = { readonly number: number; readonly placement: Placement; readonly now: number };

function sellingOf(wish: MarketWish, now: number) {
  const { preorderIn, releaseIn } = wish;
  return {
    state: wish.state ?? 'current',
    saleMode: wish.saleMode ?? null,
    functionalType: wish.functionalType ?? 'basic',
    preorderDateTime: preorderIn === undefined ? null : now + preorderIn,
    releaseDateTime: releaseIn === undefined ? null : now + releaseIn,
    isClearance: wish.isClearance ?? false,
    taxExclusive: wish.taxExclusive ?? false,
    cartQtyProductMax: wish.productMax ?? null,
    cartQtyVariantMax: wish.variantMax ?? null,
    cartQtyVariantMin: wish.variantMin ?? null,
    cartQtyVariantMultipleOf: wish.multipleOf ?? null,
  } as const;
}

function badgesOf(wish: MarketWish) {
  const ids = wish.badgeSecondaryIds ?? [];
  return {
    badgePrimaryId: wish.badgePrimaryId ?? null,
    badgeSecondaryIds: ids,
    badgeSecondaryTitles: wish.badgeSecondaryTitles ?? ids.map(badgeTitle),
  };
}

function wordsOf(draft: Draft) {
  const { name, brand, sku } = draft;
  return {
    productSku: sku,
    name,
    path: `products/${slugify(`${brand.name} ${name} ${sku}`)}`,
    shortDescription: draft.summary,
    description: draft.paragraphs,
    keyFeatures: draft.keyFeatures,
    attributes: draft.attributes,
    googleProductType: draft.recipe.googleProductType,
  };
}

function weightOf(draft: Draft): number {
  const { weightKg, outdoorKg } = draft.attributes;
  const kilograms = [weightKg, outdoorKg].reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0);
  return Math.round(kilograms * 1000);
}

const isBulky = ({ recipe: { bulky }, attributes }: Draft): boolean =>
  typeof bulky === 'function' ? bulky(readAttributes(attributes)) : bulky;

function coverOf(draft: Draft, price: number): ProductRecord['blGroup'] {
  const years = draft.attributes.warrantyYears;
  const ids = draft.recipe.repairPlan ? warrantyIdsFor(price) : [];
  return {
    isAgencyItem: isAgencyBrand(draft.brand),
    enableWarranty: ids.length > 0,
    availableWarrantyIds: ids,
    baseWarrantyPeriod: typeof years === 'number' ? years : 0,
  };
}

/** One finish only: the turn of another would show the wrong colour. */
function turnOf(draft: Draft, variantCount: number): Pick<ProductRecord, 'turnFrames'> {
  const { finish } = draft.attributes;
  const turnFrames = variantCount === 1 && typeof finish === 'string' ? productTurn(draft, finish) : [];
  return turnFrames.length > 0 ? { turnFrames } : {};
}

/** Turns a draft into a product record: id, categories, current prices, stock and pictures. */
export function assembleRecord(draft: Draft, wish: MarketWish, seat: Seat, random: Random): ProductRecord {
  const { number, placement, now } = seat;
  const prices = planPrices(draft.listPrice, wish, now);
  const days = wish.createdDaysAgo ?? 120;
  const shown = wish.hidden !== true;
  const variants = makeVariants(draft, wish, number, random);
  const id = `p-${number}`;
  const services = servicesOfDraft(draft, isBulky(draft));
  return {
    id,
    erpProductId: String(ERP_BASE + number),
    brandId: brandId(draft.brand.slug),
    familyCode: draft.recipe.code,
    ...placement,
    ...wordsOf(draft),
    ...sellingOf(wish, now),
    ...badgesOf(wish),
    prices,
    isNew: days < NEW_DAYS,
    createdAt: now - Math.round(days * DAY),
    variants,
    images: variants[0]?.images ?? [],
    ...turnOf(draft, variants.length),
    documents: listDocuments({ id, familyCode: draft.recipe.code, attributes: draft.attributes, ...services }),
    blGroup: coverOf(draft, currentPrice(prices, now).price),
    // The review service is off in the demo, so there are none.
    reviewSummary: { totalReviewCount: 0, averageOverallRating: 0 },
    weightGrams: weightOf(draft),
    bigAndBulky: isBulky(draft),
    ...services,
    accessoryIds: [],
    ...(wish.modelGroup !== undefined && { modelGroup: wish.modelGroup }),
    visibleIn: { index: shown, brand: shown, categories: shown },
    popularity: wish.popularity ?? Math.round(random.next() ** 2 * 800),
  };
}
