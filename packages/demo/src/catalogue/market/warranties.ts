import type { WarrantyProduct } from '@wattle/domain/catalogue';

type Plan = readonly [years: number, price: number];
type Band = { readonly code: string; readonly upTo: number; readonly plans: readonly Plan[] };

/** Repair plans by product price: years and dollars. A plan starts when the manufacturer's warranty ends. */
const band = (upTo: number, code: string, plans: string): Band => ({
  code,
  upTo,
  plans: plans.split(', ').map((plan) => plan.split(' ').map(Number) as [number, number]),
});
const BANDS: readonly Band[] = [
  band(250, '250', '1 19, 2 35'),
  band(500, '500', '2 49, 3 69'),
  band(1000, '1000', '2 79, 3 119, 5 189'),
  band(2000, '2000', '2 139, 3 189, 5 299'),
  band(3500, '3500', '3 289, 5 449'),
  band(6000, '6000', '3 429, 4 549, 5 649'),
  band(Number.POSITIVE_INFINITY, 'more', '2 449, 4 749, 5 899'),
];

/** Below this, a repair costs more than a replacement. */
const PRICE_MIN = 80;

const planId = (band: Band, years: number) => `w-${band.code}-${years}`;
const yearsWord = (years: number) => `${years}-year`;

function warranty(band: Band, [years, price]: Plan, erpProductId: string): WarrantyProduct {
  const id = planId(band, years);
  return {
    id,
    erpProductId,
    variants: [{ id: `v-${id}` }],
    name: `${yearsWord(years)} repair plan`,
    price,
    blGroupWarranty: {
      duration: years,
      description: `Repair Plan: parts, labour and call-out for ${years === 1 ? 'one year' : `${years} years`} after the Manufacturer's Warranty. If it cannot be repaired, it is replaced.`,
    },
  };
}

/** All repair plans the shop sells [C-3-45 D-9-65]. */
export function listWarranties(): WarrantyProduct[] {
  const pairs = BANDS.flatMap((band) => band.plans.map((plan) => ({ band, plan })));
  return pairs.map(({ band, plan }, index) => warranty(band, plan, String(8_800_001 + index)));
}

/** The plans for a product at this price; none when it is too cheap to repair. */
export function warrantyIdsFor(price: number): string[] {
  const band = BANDS.find(({ upTo }) => price <= upTo);
  return band === undefined || price < PRICE_MIN ? [] : band.plans.map(([years]) => planId(band, years));
}
