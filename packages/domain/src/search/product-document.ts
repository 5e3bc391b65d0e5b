import type { Badge, Family } from '../catalogue/entities.ts';
import { isBadgeValid } from '../catalogue/is-badge-valid.ts';
import { isStocked } from '../catalogue/is-stocked.ts';
import { isHotPrice } from '../catalogue/price-display.ts';
import type { CardFacts, Product } from '../catalogue/product.ts';
import { isComingSoon, isPreorder, isSellable } from '../catalogue/sale-state.ts';
import { cardFacts } from '../catalogue/summarise-product.ts';
import { toFamilyComposite } from '../listing/composite-family.ts';
import { attributeTexts } from './attribute-texts.ts';

/**
 * A product in the `products` index: what cards, the cart and listings need, and its filter fields. Long texts and
 * other pictures are only on the product page.
 */
export type ProductDocument = Omit<Product, 'description' | 'documents'> &
  CardFacts & {
    readonly objectID: string;
    readonly brandId: string;
    /** 'Fridges##fridge': name and code in one facet value [D-9-22]. */
    readonly familyComposite: string;
    /** Current or evergreen: can be listed and sold. */
    readonly isSellable: boolean;
    /** Sellable, not sold out, on hand where stock is counted, and not waiting for its release. */
    readonly inStock: boolean;
    readonly isHot: boolean;
    /** Its reviews average four stars or more. */
    readonly isTopRated: boolean;
    /** Titles of the active badges, primary and secondary. */
    readonly badges: readonly string[];
    /** Names of its categories, canonical one first. */
    readonly categoryNames: readonly string[];
    /** Attributes as search terms, such as '637 L' or 'Stainless steel'. */
    readonly attributeTexts: readonly string[];
    /** 2: in stock, 1: can be ordered or pre-ordered, 0: unavailable. Ranks before popularity. */
    readonly availability: number;
  };

/** Stars; a product without reviews has 0. */
const TOP_RATING = 4;

export type DocumentSurroundings = {
  readonly badges: ReadonlyMap<string, Badge>;
  /** By category id. */
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly nowSeconds: number;
};

/** A product's current search document [D-9-22]. */
export function toProductDocument(product: Product, family: Family, around: DocumentSurroundings): ProductDocument {
  const { description: _, documents: __, ...kept } = product;
  const card = cardFacts(product, family);
  // what the filters find is what cards say
  const availability = availabilityOf({ ...product, ...card }, around.nowSeconds);
  return {
    ...kept,
    ...card,
    variants: product.variants.map((variant) => ({ ...variant, images: variant.images.slice(0, 1) })),
    objectID: product.id,
    brandId: product.brand.id,
    familyComposite: toFamilyComposite(family),
    isSellable: isSellable(product),
    inStock: availability === 2,
    isHot: isHotPrice(product, around.nowSeconds),
    isTopRated: product.reviewSummary.averageOverallRating >= TOP_RATING,
    badges: badgeTitles(product, around),
    categoryNames: namesOf(product, around.categoryNames),
    attributeTexts: attributeTexts(family, product.attributes),
    availability,
  };
}

function availabilityOf(product: Product, nowSeconds: number): 0 | 1 | 2 {
  if (!isSellable(product) || product.soldOut || isComingSoon(product, nowSeconds)) return 0;
  const isCounted = isStocked(product);
  return isPreorder(product, nowSeconds) || (isCounted && !product.hasStockOnHand) ? 1 : 2;
}

/** Ignores secondary badges whose ids and titles do not pair up [D-5-03]. */
function badgeTitles(product: Product, { badges, nowSeconds }: DocumentSurroundings): string[] {
  const { badgePrimaryId, badgeSecondaryIds, badgeSecondaryTitles } = product;
  const secondary = badgeSecondaryIds.length === badgeSecondaryTitles.length ? badgeSecondaryIds : [];
  const inForce = [badgePrimaryId ?? '', ...secondary].flatMap((id) => {
    const badge = badges.get(id);
    return badge && isBadgeValid(badge, nowSeconds) ? [badge.title] : [];
  });
  return [...new Set(inForce)];
}

function namesOf({ canonicalCategory, categoryIds }: Product, names: ReadonlyMap<string, string>): string[] {
  const others = categoryIds.filter((id) => id !== canonicalCategory.id).flatMap((id) => names.get(id) ?? []);
  return [...new Set([canonicalCategory.name, ...others])];
}
