import type { EnteredAddress, Locality } from '@wattle/domain';
import { browserClient } from '../../page/browser-client.ts';
import { findDoubt } from './locality-doubt.ts';

/** The same suburb as it is known elsewhere; undefined when there is nothing to ask, or nobody to ask. */
export async function lookUpDoubt(address: EnteredAddress): Promise<Locality | undefined> {
  const outcome = await browserClient.listLocalities({ query: address.suburb });
  if (outcome.status !== 'SUCCESS' || outcome.value.status !== 'SUCCESS') return undefined;
  return findDoubt(address, outcome.value.localities);
}
