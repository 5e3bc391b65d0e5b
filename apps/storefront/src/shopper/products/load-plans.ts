import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { createBatch } from './create-batch.ts';
import { fetchPlans } from './fetch-plans.ts';

const batch = createBatch<WarrantyProduct>({ load: fetchPlans });

/** Repair plans by id, batched like products [C-4-48 C-9-18]. */
export const loadPlans = (ids: readonly string[]): Promise<ReadonlyMap<string, WarrantyProduct>> => batch(ids);
