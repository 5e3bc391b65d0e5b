import {
  type AddressCode,
  type AddressFields,
  checkAddressToSave,
  checkTypedAddress,
  type EnteredAddress,
  type Reason,
  stripInvalidCharacters,
} from '@wattle/domain';

/** An address as it stands in a form, and what is wrong with it. */
export type AddressValues<T extends AddressFields> = {
  readonly values: T;
  readonly reasons: readonly Reason<AddressCode>[];
};

/** Fields change by themselves, as when an address is found: what was wrong with them is forgotten. */
export function putFields<T extends AddressFields>(
  { values, reasons }: AddressValues<T>,
  change: Partial<T> | Partial<AddressFields>,
): AddressValues<T> {
  return {
    values: { ...values, ...change },
    reasons: reasons.filter(({ field }) => !Object.hasOwn(change, field ?? '')),
  };
}

/** A field is typed: at once it says only that it is too long for the form, the rest when the form is sent [C-5-55 C-5-61]. */
export function typeField<T extends AddressFields>(
  before: AddressValues<T>,
  field: keyof AddressFields,
  text: string,
): AddressValues<T> {
  const next = putFields(before, { [field]: stripInvalidCharacters(text) });
  const checked = checkTypedAddress(next.values);
  const isTooLong = ({ code, field: of }: Reason<AddressCode>) => of === field && /_TOO_(LONG|MANY_BYTES)$/.test(code);
  const tooLong = checked.status === 'REJECTED' ? checked.reasons.filter(isTooLong) : [];
  return { ...next, reasons: [...next.reasons, ...tooLong] };
}

/** The form is sent: an address that is right for a label, or everything that is wrong with it [C-5-49…71]. */
export function sendFields<T extends AddressFields>({
  values,
}: AddressValues<T>): AddressValues<T> & { readonly address: EnteredAddress | null } {
  const checked = checkAddressToSave(values);
  return checked.status === 'SUCCESS'
    ? { values, reasons: [], address: checked.value }
    : { values, reasons: checked.reasons, address: null };
}
