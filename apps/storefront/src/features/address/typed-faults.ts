import { type AddressCode, type AddressFields, checkTypedAddress, type Reason } from '@wattle/domain';

/**
 * What is wrong with a field while it is typed: that it is too long for the form. Everything else waits until the
 * shopper is done, and so do the stricter limits of what is saved [C-5-52 C-5-55 C-5-59 C-5-61].
 */
export function typedFaults(fields: AddressFields, field: keyof AddressFields): readonly Reason<AddressCode>[] {
  const checked = checkTypedAddress(fields);
  if (checked.status === 'SUCCESS') return [];
  return checked.reasons.filter((reason) => reason.field === field && /_TOO_(LONG|MANY_BYTES)$/.test(reason.code));
}
