import type { CallValue } from '@wattle/contract';
import type { CustomerRecord } from '../../store/customers.ts';

/** A customer's record as shown to the customer. */
export const accountOf = (record: CustomerRecord): CallValue<'loadAccount'> => ({
  customer: {
    email: record.email,
    firstName: record.firstName,
    lastName: record.lastName,
    phone: record.phone,
    addresses: [...record.addresses],
    agreeToMarketing: record.agreeToMarketing,
  },
  customerSince: record.createdAt,
});
