import { findPhoneCountries, listPhoneCountries, type PhoneCountries } from '@wattle/domain/forms';
import { type KeyboardEvent, use, useMemo, useState } from 'react';
import { nextOption } from '../../ui/next-option.ts';
import { loadPhoneLibrary } from './phone-library.ts';

export type CountryChoice = {
  chosen: string;
  /** undefined: all countries. */
  allowed: readonly string[] | undefined;
  pinned: readonly string[];
  onChoose: (code: string) => void;
};

/** The field's countries; waits for the phone library. */
function useCountries(allowed: readonly string[] | undefined, pinned: readonly string[]): PhoneCountries {
  const { phoneCountryCodes, callingCodeOf } = use(loadPhoneLibrary());
  return useMemo(() => {
    const names = new Intl.DisplayNames(['en-AU'], { type: 'region', fallback: 'none' });
    const nameOf = (code: string) => names.of(code);
    return listPhoneCountries({ codes: allowed ?? phoneCountryCodes(), nameOf, callingCodeOf }, pinned);
  }, [allowed, pinned, phoneCountryCodes, callingCodeOf]);
}

/** State of the search box and of the active country. */
export function useCountrySearch({ chosen, allowed, pinned, onChoose }: CountryChoice) {
  const all = useCountries(allowed, pinned);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(chosen);
  const shown = { pinned: findPhoneCountries(all.pinned, words), others: findPhoneCountries(all.others, words) };
  const codes = [...shown.pinned, ...shown.others].map(({ code }) => code);
  const at = Math.max(0, codes.indexOf(active));
  const marked = codes[at];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = nextOption(event.key, at, codes.length);
    if (next !== undefined) setActive(codes[next] ?? active);
    else if (event.key === 'Enter' && marked) onChoose(marked);
    // Enter without a match must not submit the form
    if (next !== undefined || event.key === 'Enter') event.preventDefault();
  };
  return { words, setWords, shown, marked, onKeyDown };
}
