import type { ShopIdentity } from '@wattle/domain/shop-identity';

/** Who runs the shop of tests. */
export const SAMPLE_IDENTITY: ShopIdentity = {
  name: 'Kettle House',
  sells: 'kettles',
  legalName: 'Kettle House Pty Ltd',
  abn: '12 345 678 901',
  ...{ street: '1 High Street', suburb: 'Carlton', state: 'VIC', postcode: '3053' },
  phone: '03 9000 0000',
  helpDays: '7 days',
  helpHours: ['Every day 9:00am-5:00pm'],
  ...{ logo: '/media/logo.png', wordmark: null, icon: null, colours: null, mailSender: null, feedTitle: null },
  social: [],
};
