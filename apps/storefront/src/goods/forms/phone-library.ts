import type { ReadPhone, Telephone } from '@wattle/domain';
import { useSyncExternalStore } from 'react';

type PhoneLibrary = Pick<
  typeof import('@wattle/providers/phone/browser'),
  'callingCodeOf' | 'phoneCountryCodes' | 'readPhone'
>;

let loaded: PhoneLibrary | undefined;
let loading: Promise<PhoneLibrary> | undefined;
const listeners = new Set<() => void>();

/** Fetches the numbering plans of all countries: when a telephone field is first used, and once. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= import('@wattle/providers/phone/browser').then(
    ({ callingCodeOf, phoneCountryCodes, readPhone }) => {
      loaded = { callingCodeOf, phoneCountryCodes, readPhone };
      for (const listener of listeners) listener();
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePhoneLibrary = (): PhoneLibrary | undefined =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );

/** Finds nothing wrong: until the plans are here nobody can tell. A form waits for them before it is sent. */
const trust: ReadPhone = ({ countryCode, number }) => ({
  status: 'SUCCESS',
  countryCode,
  isValid: true,
  e164: number,
  national: number,
});

export const readLoadedPhone: ReadPhone = (telephone) => (loaded?.readPhone ?? trust)(telephone);

/** What a form with a telephone waits for: nothing, while the field is empty. */
export const preparePhone = async ({ number }: Telephone): Promise<void> => {
  if (number.trim() !== '') await loadPhoneLibrary();
};
