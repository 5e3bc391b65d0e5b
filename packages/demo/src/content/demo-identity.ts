import type { ShopIdentity } from '@wattle/domain/shop-identity';

/** Who runs the demo shop. */
export const DEMO_IDENTITY: ShopIdentity = {
  name: 'Wattle',
  sells: 'appliances and electronics',
  legalName: 'Wattle Retail Pty Ltd',
  abn: '00 000 000 000',
  ...{ street: '402 Murray Road', suburb: 'Preston', state: 'VIC', postcode: '3072' },
  phone: '1300 975 707',
  helpDays: '7 days',
  helpHours: ['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm'],
  logo: '/pictures/shop/logo/default.svg',
  wordmark: 'wattle',
  icon: '/pictures/shop/icon/default.svg',
  ...{ colours: null, mailSender: null, feedTitle: null },
  social: [],
};
