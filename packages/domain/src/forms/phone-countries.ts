export type PhoneCountry = { readonly code: string; readonly name: string; readonly callingCode: string };
export type PhoneCountries = { readonly pinned: readonly PhoneCountry[]; readonly others: readonly PhoneCountry[] };

export type CountryBook = {
  readonly codes: readonly string[];
  readonly callingCodeOf: (code: string) => string;
  readonly nameOf: (code: string) => string | undefined;
};

/** Countries with calling codes for a phone field: pinned ones first, the rest by name [D-5-43 D-5-44]. */
export function listPhoneCountries(book: CountryBook, pinnedCodes: readonly string[]): PhoneCountries {
  const toCountry = (code: string, name: string): PhoneCountry => ({
    code,
    name,
    callingCode: book.callingCodeOf(code),
  });
  const pinned = pinnedCodes.map((code) => {
    const name = book.nameOf(code);
    if (name === undefined) throw new Error('Country name not found.');
    return toCountry(code, name);
  });
  const others = book.codes.flatMap((code) => {
    const name = pinnedCodes.includes(code) ? undefined : book.nameOf(code);
    return name === undefined ? [] : [toCountry(code, name)];
  });
  return { pinned, others: others.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU')) };
}

/**
 * Countries that match the typed text: the start of any word of the name, the country code, or the start of the
 * calling code.
 */
export function findPhoneCountries(countries: readonly PhoneCountry[], typed: string): readonly PhoneCountry[] {
  const words = fold(typed).replace(/^\+/, '');
  if (words === '') return countries;
  return countries.filter(
    ({ code, name, callingCode }) =>
      ` ${fold(name)}`.includes(` ${words}`) || code.toLowerCase() === words || callingCode.startsWith(words),
  );
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
