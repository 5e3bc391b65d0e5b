import type { EnteredAddress } from '@wattle/domain';

/** An address below a name, as it stands on a parcel. */
export function addressLines({ company, street1, street2, suburb, state, postcode }: EnteredAddress): string[] {
  const lines = [company, street2, street1, `${suburb} ${state} ${postcode}`];
  return lines.filter((line) => line !== '');
}
