import type { EnteredAddress } from '@wattle/domain/checkout';

/** Address lines below the name, as on a label. */
export function addressLines({ company, street1, street2, suburb, state, postcode }: EnteredAddress): string[] {
  const lines = [company, street2, street1, `${suburb} ${state} ${postcode}`];
  return lines.filter((line) => line !== '');
}
