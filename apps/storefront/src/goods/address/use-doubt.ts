import type { AddressFields } from '@wattle/domain/account';
import type { EnteredAddress } from '@wattle/domain/checkout';
import type { Locality } from '@wattle/domain/stores';
import { useState } from 'react';
import { browserClient } from '../../page/browser-client.ts';
import { findDoubt } from './locality-doubt.ts';

type Place = Pick<AddressFields, 'suburb' | 'state' | 'postcode'>;

const isSame = (one: Place, other: Place): boolean =>
  one.suburb === other.suburb && one.state === other.state && one.postcode === other.postcode;

/** Questions a postcode that does not match its suburb, once: sending it again confirms it. */
export function useDoubt() {
  const [asked, setAsked] = useState<{ readonly about: Place; readonly known: Locality } | null>(null);
  const doubtOf = (place: Place): Locality | null => (asked && isSame(asked.about, place) ? asked.known : null);
  return {
    doubtOf,
    /** Whether to question this address before accepting it. Never when offline. */
    hasDoubt: async (address: EnteredAddress, typed: Place): Promise<boolean> => {
      if (doubtOf(typed)) return false;
      const known = await lookUpDoubt(address).catch(() => undefined);
      setAsked(known ? { about: typed, known } : null);
      return known !== undefined;
    },
  };
}

/** The suburb as known elsewhere; undefined when there is no doubt or the lookup failed. */
async function lookUpDoubt(address: EnteredAddress): Promise<Locality | undefined> {
  const outcome = await browserClient.listLocalities({ query: address.suburb });
  if (outcome.status !== 'SUCCESS' || outcome.value.status !== 'SUCCESS') return undefined;
  return findDoubt(address, outcome.value.localities);
}
