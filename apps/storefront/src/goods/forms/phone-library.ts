import type { ReadPhone, Telephone } from '@wattle/domain/forms';
import { useSyncExternalStore } from 'react';

type PhoneLibrary = Pick<
  typeof import('@wattle/providers/phone/browser'),
  'callingCodeOf' | 'phoneCountryCodes' | 'readPhone'
>;

let loaded: PhoneLibrary | undefined;
let loading: Promise<PhoneLibrary> | undefined;
const listeners = new Set<() => void>();

/** Loads the phone library (numbering plans of all countries) once, on first use. */
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

/** Starts loading; a form that needs the library waits for it on submit. */
export const prefetchPhoneLibrary = (): void => void loadPhoneLibrary().catch(() => {});

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

/** Accepts any number until the library has loaded. Forms wait for it before they submit. */
const trust: ReadPhone = ({ countryCode, number }) => ({
  status: 'SUCCESS',
  countryCode,
  isValid: true,
  e164: number,
  national: number,
});

export const readLoadedPhone: ReadPhone = (telephone) => (loaded?.readPhone ?? trust)(telephone);

/** What a form with a phone field waits for; nothing while the field is empty. */
export const preparePhone = async ({ number }: Telephone): Promise<void> => {
  if (number.trim() !== '') await loadPhoneLibrary();
};
