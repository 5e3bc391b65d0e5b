import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@wattle/contract';
import { type Address, checkAddressToSave, checkContactInfo, usableAddresses } from '@wattle/domain/account';
import { type Reason, type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { COUNTRY } from '@wattle/domain/settings';
import { readPhone } from '@wattle/providers/phone';
import { fieldRefusal } from '../../answers/field-refusal.ts';
import type { CustomerChange } from '../../store/customers.ts';

type Given = ParsedInput<'updateAccount'>['customer'];
type GivenAddress = NonNullable<Given['addresses']>[number];

/** Placeholder for a name that is not changing: the stored name may come from another service and break our rules. */
const UNCHANGED = 'Unchanged';

/** The valid change to save, or all validation errors [C-5-19…71]. */
export function checkAccountChange(
  saved: readonly Address[],
  given: Given,
): Success<CustomerChange> | Rejected<'MISSING_DATA'> {
  const contact = checkContact(given);
  const addresses = given.addresses && checkAddresses(saved, given.addresses);
  const reasons = [...contact.reasons, ...(addresses?.reasons ?? [])];
  if (reasons.length > 0) return rejected(...reasons);
  return success({
    ...contact.change,
    ...(given.agreeToMarketing !== undefined && { agreeToMarketing: given.agreeToMarketing }),
    ...(addresses && { addresses: addresses.toSave }),
  });
}

function checkContact({ firstName, lastName, phone }: Given) {
  const checked = checkContactInfo(
    { firstName: firstName ?? UNCHANGED, lastName: lastName ?? UNCHANGED, phone: phone ?? '' },
    readPhone,
  );
  if (checked.status === 'REJECTED')
    return { reasons: checked.reasons.map((reason) => fieldRefusal(reason)), change: {} };
  const clean = checked.value;
  const change: CustomerChange = {
    ...(firstName !== undefined && { firstName: clean.firstName }),
    ...(lastName !== undefined && { lastName: clean.lastName }),
    ...(phone !== undefined && { phone: clean.phone }),
  };
  return { reasons: [], change };
}

/** Keeps an id that belongs to one of the customer's addresses, once. Any other address is new. */
function checkAddresses(saved: readonly Address[], given: readonly GivenAddress[]) {
  const known = new Set(saved.map(({ id }) => id));
  const reasons: Reason<'MISSING_DATA'>[] = [];
  const checked = given.flatMap((address, index): Address[] => {
    const { id, isDefaultBilling, isDefaultShipping, ...fields } = address;
    const result = checkAddressToSave(fields);
    if (result.status === 'REJECTED') {
      reasons.push(...result.reasons.map((reason) => fieldRefusal(reason, `addresses.${index}.`)));
      return [];
    }
    const keptId = known.delete(id) ? id : randomUUID();
    return [{ ...result.value, id: keptId, isDefaultBilling, isDefaultShipping }];
  });
  return { reasons, toSave: usableAddresses(checked, [COUNTRY]) };
}
