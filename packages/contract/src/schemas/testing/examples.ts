/** A complete example of each entity, with every field in the specification. */
export const image = { url: '/pictures/kettle/front/default.svg', alt: 'Kettle' };
export const brand = { id: 'b1', path: 'brands/tarn', name: 'Tarn', imageLogo: image };
export const variant = {
  id: 'v1',
  code: 'K1',
  gtin: '9300000000004',
  name: '',
  images: [image],
  qty: 3,
  hasStockOnHand: true,
};

export const product = {
  id: 'p1',
  name: '1.7 L Kettle',
  path: 'products/tarn-kettle',
  productSku: 'K1',
  erpProductId: '100',
  brand,
  family: { code: 'kettles', name: 'Kettles' },
  images: [image],
  variants: [variant],
  price: 89,
  erpOriginalPrice: 99,
  priceDateFrom: 1_700_000_000,
  priceDateTo: 1_800_000_000,
  isDiscounted: true,
  isClearance: false,
  isNew: false,
  soldOut: false,
  hasStockOnHand: true,
  state: 'current',
  saleMode: 'preorder',
  functionalType: 'basic',
  preorderDateTime: 1_800_000_000,
  releaseDateTime: null,
  shortDescription: 'A kettle.',
  badgePrimaryId: null,
  badgeSecondaryIds: ['x'],
  badgeSecondaryTitles: ['X'],
  enquiryOnly: false,
  canonicalCategory: { id: 'c1', name: 'Kettles', path: 'categories/kettles', ancestors: [] },
  categoryIds: ['c1'],
  taxExclusive: false,
  description: ['Boils water.'],
  keyFeatures: [],
  attributes: {},
  documents: [],
  googleProductType: 'Kettles',
  stockUpdatedAt: 1_700_000_000,
  cartQtyProductMax: 5,
  cartQtyVariantMax: 5,
  cartQtyVariantMin: 1,
  cartQtyVariantMultipleOf: 1,
  blGroup: { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: ['w1'], baseWarrantyPeriod: 2 },
  reviewSummary: { totalReviewCount: 3, averageOverallRating: 4.5 },
  bazaarvoiceReviews: { totalReviewCount: 3 },
  weightGrams: 900,
  bigAndBulky: false,
  accessoryIds: [],
  visibleIn: { index: true, brand: true, categories: true },
  popularity: 1,
  createdAt: 1_700_000_000,
};

export const address = {
  id: 'a1',
  company: 'Wattle',
  contactName: 'Ada Lovelace',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '1 Sydney Rd',
  street2: '',
  suburb: 'Brunswick',
  isDefaultBilling: true,
  isDefaultShipping: true,
};

export const contact = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '0400000000',
  agreeToMarketing: false,
};

export const warranty = {
  id: 'w1',
  erpProductId: '900',
  variants: [{ id: 'wv1' }],
  name: '3 year repair plan',
  price: 49,
  blGroupWarranty: { duration: 3, description: 'Repair Plan' },
};

export const cartItem = {
  id: 'i1',
  productId: 'p1',
  variantId: 'v1',
  isAgencyItem: false,
  qty: 1,
  createdAt: 1_700_000_000_000,
  warrantyId: 'w1',
  giftcard: { amount: 50, message: 'Hi', recipientEmail: 'a@example.com', recipientName: 'A', senderName: 'B' },
  attribution: { listName: 'Home', listItemIndex: 2 },
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: 1_800_000_000 },
};

export const promotion = { id: 'pr1', versionId: '1', name: 'Ten off', exclusive: false, relatedCouponCodes: ['TEN'] };

export const checkoutData = {
  promotions: {
    appliedPromotions: [promotion],
    disallowedPromotions: [promotion],
    resolvedCart: { promoCartItems: [{ veloxProductId: 'p2', promoId: 'pr1', qty: 1 }] },
  },
  creditUsages: { GC1: { amount: 20 } },
  selectedShippingMethod: { methodCode: 'standard', label: 'Standard', price: 9 },
  itemSubtotalAfterDiscounts: 80,
  availableShippingMethods: [],
};
