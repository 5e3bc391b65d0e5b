import type { Badge } from '../catalogue/entities.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { type Image, imageAddress } from '../images/image.ts';
import {
  checkPlannedPrice,
  checkPrice,
  dropPlanned,
  type PlannedPrice,
  type PriceProblem,
  planPrice,
  pricesAtPlanned,
  type SetPrice,
  setPriceNow,
} from './change-prices.ts';
import { needsRelease, type SaleChoice, saleFieldsOf } from './sale-choice.ts';

/** What staff change of a product. What is not given stays as it is. */
export type ProductChange = {
  readonly price?: SetPrice;
  /** null: nothing is planned any more. */
  readonly planned?: PlannedPrice | null;
  readonly sale?: { readonly choice: SaleChoice; readonly releaseAt: number | null };
  readonly badgeIds?: readonly string[];
  readonly name?: string;
  readonly shortDescription?: string;
  readonly description?: readonly string[];
  /** All pictures, the first is on the card. */
  readonly images?: readonly Image[];
};

export type ProductProblem =
  | PriceProblem
  | {
      readonly field: 'releaseAt' | 'badgeIds' | 'name' | 'shortDescription' | 'alt' | 'images';
      readonly code:
        | 'RELEASE_MISSING'
        | 'BADGE_UNKNOWN'
        | 'BADGES_MANY'
        | 'TEXT_MISSING'
        | 'TEXT_LONG'
        | 'PICTURE_MISSING';
    };

/** Two lines on a card, and one sentence. */
export const TEXT_MAX = { name: 120, shortDescription: 240 } as const;
/** As many as a card has room for. */
export const BADGES_MAX = 2;

export type ChangeFacts = { readonly badges: ReadonlyMap<string, Badge>; readonly nowSeconds: number };

/** The changed record, or everything that is wrong with the change. */
export function changeProduct(
  record: ProductRecord,
  change: ProductChange,
  facts: ChangeFacts,
): { readonly record: ProductRecord } | { readonly problems: readonly ProductProblem[] } {
  const problems = problemsOf(change, facts);
  if (problems.length > 0) return { problems };
  const { nowSeconds } = facts;
  const priced = change.price ? setPriceNow(record.prices, change.price, nowSeconds) : record.prices;
  const { planned } = change;
  const { name, shortDescription, description, images } = change;
  return {
    record: {
      ...record,
      prices:
        planned === undefined
          ? priced
          : planned === null
            ? dropPlanned(priced, nowSeconds)
            : planPrice(priced, planned, nowSeconds),
      ...(change.sale && saleFieldsOf(change.sale.choice, change.sale.releaseAt, record)),
      ...(change.badgeIds && badgeFields(change.badgeIds, facts.badges)),
      ...(name !== undefined && { name: name.trim() }),
      ...(shortDescription !== undefined && { shortDescription: shortDescription.trim() }),
      ...(description && { description: description.map((text) => text.trim()).filter((text) => text !== '') }),
      ...(images && pictureFields(record, images)),
    },
  };
}

/** The record with every part of a change that can be saved: for a preview of what is still being typed. */
export const applyWhatFits = (record: ProductRecord, change: ProductChange, facts: ChangeFacts): ProductRecord =>
  (Object.keys(change) as (keyof ProductChange)[]).reduce((soFar, part) => {
    const changed = changeProduct(soFar, { [part]: change[part] }, facts);
    return 'record' in changed ? changed.record : soFar;
  }, record);

/** The record as it will be when its next planned price begins. */
export const recordAtPlanned = (record: ProductRecord, nowSeconds: number): ProductRecord => ({
  ...record,
  prices: pricesAtPlanned(record.prices, nowSeconds),
});

function problemsOf(change: ProductChange, { badges, nowSeconds }: ChangeFacts): ProductProblem[] {
  const { price, planned, sale, badgeIds, name, shortDescription, images } = change;
  return [
    ...(price ? checkPrice(price) : []),
    ...(planned ? checkPlannedPrice(planned, nowSeconds) : []),
    ...(sale && needsRelease(sale.choice) && (sale.releaseAt ?? 0) <= nowSeconds
      ? [{ field: 'releaseAt', code: 'RELEASE_MISSING' } as const]
      : []),
    ...(badgeIds ? badgeProblems(badgeIds, badges) : []),
    ...(name === undefined ? [] : textProblems('name', name, 1)),
    ...(shortDescription === undefined ? [] : textProblems('shortDescription', shortDescription, 0)),
    ...(images ? pictureProblems(images) : []),
  ];
}

function badgeProblems(ids: readonly string[], badges: ReadonlyMap<string, Badge>): ProductProblem[] {
  if (ids.some((id) => !badges.has(id))) return [{ field: 'badgeIds', code: 'BADGE_UNKNOWN' }];
  const primary = ids.filter((id) => badges.get(id)?.level === 'primary');
  return primary.length > 1 || ids.length > BADGES_MAX ? [{ field: 'badgeIds', code: 'BADGES_MANY' }] : [];
}

function textProblems(field: 'name' | 'shortDescription', text: string, min: number): ProductProblem[] {
  const { length } = text.trim();
  if (length < min) return [{ field, code: 'TEXT_MISSING' }];
  return length > TEXT_MAX[field] ? [{ field, code: 'TEXT_LONG' }] : [];
}

function pictureProblems(images: readonly Image[]): ProductProblem[] {
  if (images.length === 0) return [{ field: 'images', code: 'PICTURE_MISSING' }];
  return images.some(({ alt }) => alt.trim() === '') ? [{ field: 'alt', code: 'TEXT_MISSING' }] : [];
}

/** The pictures of the product, and of its variants that show the same ones: what has pictures of its own keeps them. */
function pictureFields({ images: before, variants }: ProductRecord, typed: readonly Image[]) {
  const images = typed.map((image) => ({ ...image, alt: image.alt.trim() }));
  const addresses = (list: readonly Image[]): string => JSON.stringify(list.map(imageAddress));
  const isSame = (own: readonly Image[]): boolean => addresses(own) === addresses(before);
  return { images, variants: variants.map((one) => (isSame(one.images) ? { ...one, images } : one)) };
}

/** The primary badge, and the others with their titles, which a card shows only in pairs. */
function badgeFields(ids: readonly string[], badges: ReadonlyMap<string, Badge>) {
  const chosen = ids.flatMap((id) => badges.get(id) ?? []);
  const secondary = chosen.filter(({ level }) => level === 'secondary');
  return {
    badgePrimaryId: chosen.find(({ level }) => level === 'primary')?.id ?? null,
    badgeSecondaryIds: secondary.map(({ id }) => id),
    badgeSecondaryTitles: secondary.map(({ title }) => title),
  };
}
