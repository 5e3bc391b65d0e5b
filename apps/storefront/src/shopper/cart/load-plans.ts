import type { WarrantyProduct } from '@wattle/domain';
import { createBatch } from '../products/create-batch.ts';
import { fetchPlans } from './fetch-plans.ts';

const batch = createBatch<WarrantyProduct>({ load: fetchPlans });

/** Repair plans by id, as products are looked up: together, each once, 50 a call [C-4-48 C-9-18]. */
export function loadPlans(ids: readonly string[]): Promise<ReadonlyMap<string, WarrantyProduct>> {
  return batch(ids);
}
