import type { Address } from '../customer.ts';

export const sampleAddress = (part: Partial<Address> = {}): Address => ({
  id: 'a1',
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
  isDefaultBilling: false,
  isDefaultShipping: false,
  ...part,
});
