import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { readRows } from '../../read-rows.ts';

type Plan = readonly [years: number, price: number];
/** Repair plans of products up to a price; the last band has no limit. */
type Band = { readonly code: string; readonly upTo?: number; readonly plans: readonly Plan[] };

/** A plan starts when the manufacturer's warranty ends. */
const BANDS = readRows<Band>(new URL('./warranty-bands.jsonl', import.meta.url));

/** Below this, a repair costs more than a replacement. */
const PRICE_MIN = 80;

const planId = (band: Band, years: number) => `w-${band.code}-${years}`;

function warranty(band: Band, [years, price]: Plan, erpProductId: string): WarrantyProduct {
  const id = planId(band, years);
  return {
    id,
    erpProductId,
    variants: [{ id: `v-${id}` }],
    name: `${years}-year repair plan`,
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
  const band = BANDS.find(({ upTo = price }) => price <= upTo);
  return band === undefined || price < PRICE_MIN ? [] : band.plans.map(([years]) => planId(band, years));
}
