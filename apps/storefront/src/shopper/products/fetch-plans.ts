import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { browserClient } from '../../page/browser-client.ts';

type Client = Pick<typeof browserClient, 'listWarranties'>;

/** Looks up repair plans by id, without those no longer offered. Throws on failure. */
export async function fetchPlans(
  ids: readonly string[],
  client: Client = browserClient,
): Promise<ReadonlyMap<string, WarrantyProduct>> {
  const outcome = await client.listWarranties({ ids: ids.join(',') });
  if (outcome.status !== 'SUCCESS') throw new Error('The repair plans could not be loaded.');
  return new Map(outcome.value.warranties.map((plan) => [plan.id, plan]));
}
