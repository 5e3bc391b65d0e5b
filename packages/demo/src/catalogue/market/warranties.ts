import type { WarrantyProduct } from '@wattle/domain';

type Plan = readonly [years: number, price: number];
type Band = { readonly code: string; readonly upTo: number; readonly plans: readonly Plan[] };

/** What a repair plan costs by what the product costs; it starts when the maker's cover ends. */
const BANDS: readonly Band[] = [
  {
    code: '250',
    upTo: 250,
    plans: [
      [1, 19],
      [2, 35],
    ],
  },
  {
    code: '500',
    upTo: 500,
    plans: [
      [2, 49],
      [3, 69],
    ],
  },
  {
    code: '1000',
    upTo: 1000,
    plans: [
      [2, 79],
      [3, 119],
      [5, 189],
    ],
  },
  {
    code: '2000',
    upTo: 2000,
    plans: [
      [2, 139],
      [3, 189],
      [5, 299],
    ],
  },
  {
    code: '3500',
    upTo: 3500,
    plans: [
      [3, 289],
      [5, 449],
    ],
  },
  {
    code: '6000',
    upTo: 6000,
    plans: [
      [3, 429],
      [4, 549],
      [5, 649],
    ],
  },
  {
    code: 'more',
    upTo: Number.POSITIVE_INFINITY,
    plans: [
      [2, 449],
      [4, 749],
      [5, 899],
    ],
  },
];

/** Below this a repair costs more than a new one. */
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

/** Every repair plan that the shop sells [C-3-45 D-9-65]. */
export function listWarranties(): WarrantyProduct[] {
  const pairs = BANDS.flatMap((band) => band.plans.map((plan) => ({ band, plan })));
  return pairs.map(({ band, plan }, index) => warranty(band, plan, String(8_800_001 + index)));
}

/** The plans for a product of this price; none for what is too cheap to repair. */
export function warrantyIdsFor(price: number): string[] {
  const band = BANDS.find(({ upTo }) => price <= upTo);
  return band === undefined || price < PRICE_MIN ? [] : band.plans.map(([years]) => planId(band, years));
}
