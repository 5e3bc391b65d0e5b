import { promotionSchema } from '@wattle/contract/records';
import { isInForce, normaliseCode, type Promotion } from '@wattle/domain/promotions';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { perCatalogue } from '../catalogue/per-catalogue.ts';
import type { Store } from '../store/store.ts';

type Kept = {
  readonly automatic: readonly Promotion[];
  readonly byCode: ReadonlyMap<string, readonly Promotion[]>;
};

/** Finds the promotions in force for a shopper with these codes. */
export type PromotionFinder = (codes: readonly string[], nowSeconds: number) => Promise<Promotion[]>;

/**
 * Promotions, cached until the catalogue changes; dates are checked on every request. A promotion carries only the
 * codes that the shopper entered, so that nobody can discover others.
 */
export function keepPromotions(store: Store, catalogue: CatalogueCache): PromotionFinder {
  const load = perCatalogue(catalogue, async () => sort(await store.promotions.list()));
  return async (codes, nowSeconds) => {
    const { automatic, byCode } = await load();
    const given = new Set(codes.map(normaliseCode));
    const asked = new Set([...given].flatMap((code) => byCode.get(code) ?? []));
    return [...automatic, ...[...asked].map((promotion) => withCodes(promotion, given))].filter((promotion) =>
      isInForce(promotion, nowSeconds),
    );
  };
}

function sort(promotions: readonly Promotion[]): Kept {
  // skip rows from before promotions had a schema, so that they do not break the others
  const readable = promotions.filter((promotion) => promotionSchema.safeParse(promotion).success);
  const byCode = new Map<string, Promotion[]>();
  for (const promotion of readable) {
    for (const code of new Set(promotion.couponCodes.map(normaliseCode))) {
      byCode.set(code, [...(byCode.get(code) ?? []), promotion]);
    }
  }
  return { automatic: readable.filter(({ couponCodes }) => couponCodes.length === 0), byCode };
}

const withCodes = (promotion: Promotion, given: ReadonlySet<string>): Promotion => ({
  ...promotion,
  couponCodes: promotion.couponCodes.filter((code) => given.has(normaliseCode(code))),
});
