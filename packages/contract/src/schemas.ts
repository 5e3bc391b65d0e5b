import { type CallCode, PLACE_ORDER_REASONS } from '@wattle/domain';
import { z } from 'zod';
import type { RouteName } from './routes.ts';
import {
  accountSchema,
  accountStateSchema,
  identitySchema,
  orderListSchema,
  orderSchema,
  ordersQuerySchema,
  saveSubscriptionsSchema,
  stateToSaveSchema,
  subscriptionsSchema,
  updateAccountSchema,
} from './schemas/account.ts';
import {
  cartOffersRequestSchema,
  cartOffersSchema,
  checkoutInfoRequestSchema,
  checkoutInfoSchema,
  warrantiesQuerySchema,
  warrantiesSchema,
} from './schemas/cart.ts';
import { comparisonQuerySchema, comparisonSchema } from './schemas/comparison.ts';
import {
  articleLinksSchema,
  articlePageSchema,
  carouselQuerySchema,
  categoriesQuerySchema,
  categoryTilesSchema,
  collectionQuerySchema,
  idsSchema,
  productsSchema,
} from './schemas/content.ts';
import { badgeSchema, brandSchema, familySchema, localitySchema, storeSchema } from './schemas/entities.ts';
import {
  enquirySchema,
  marketingListQuerySchema,
  marketingListSchema,
  receivedSchema,
  subscriberSchema,
} from './schemas/forms.ts';
import { frameSchema, menuSchema } from './schemas/frame.ts';
import {
  brandPageSchema,
  categoryPageSchema,
  listingQuerySchema,
  listingSchema,
  suggestionsSchema,
} from './schemas/listing.ts';
import {
  continuePaymentSchema,
  guestOrderQuerySchema,
  placedAnswerSchema,
  placeOrderRequestSchema,
} from './schemas/order.ts';
import { paymentMethodsQuerySchema, paymentMethodsSchema, paymentSettingsSchema } from './schemas/payment.ts';
import {
  addressQuestionSchema,
  addressSuggestionsSchema,
  placeAddressSchema,
  placeQuestionSchema,
} from './schemas/places.ts';
import {
  deliveryEstimatesSchema,
  deliveryQuerySchema,
  plainText,
  pointSchema,
  productEventsSchema,
  productPageSchema,
  productStoresSchema,
  recommendationAnswerSchema,
  recommendationRequestSchema,
} from './schemas/product.ts';
import {
  deliveryDaysRequestSchema,
  deliveryDaysSchema,
  pickupDaysRequestSchema,
  pickupDaysSchema,
  pickupStoresRequestSchema,
  pickupStoresSchema,
} from './schemas/shipping.ts';
import {
  placesQuerySchema,
  placesSchema,
  storeShelfQuerySchema,
  storeShelfSchema,
  storesQuerySchema,
  storesSchema,
} from './schemas/stores.ts';
import { voucherBalanceSchema, voucherQuerySchema } from './schemas/voucher.ts';

/** What a call takes, what it gives when it happened, and every code with which it may say no. */
export type CallSchema = {
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly value: z.ZodType;
  readonly reasons: readonly CallCode[];
};

const nothing = z.object({});
const path = plainText.max(300);
const byPath = z.object({ path });
const id = plainText.max(100);

export const schemas = {
  loadFrame: { summary: 'What stands around every page', input: nothing, value: frameSchema, reasons: [] },
  loadMenu: {
    summary: 'The menu of one top category',
    input: z.object({ categoryId: id }),
    value: menuSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  listProducts: {
    summary: 'A page of products of a category, a brand or a search',
    input: listingQuerySchema,
    value: listingSchema,
    reasons: [],
  },
  suggest: {
    summary: 'What to offer while a search is typed; without words, what is searched for most',
    input: z.object({ q: z.string().max(200).default('') }),
    value: suggestionsSchema,
    reasons: [],
  },
  loadProduct: {
    summary: 'A product by its path, with its family and its repair plans',
    input: byPath,
    value: productPageSchema,
    reasons: ['PRODUCT_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  recommendProducts: {
    summary: 'What a shopper may like beside what they look at',
    input: recommendationRequestSchema,
    value: recommendationAnswerSchema,
    reasons: [],
  },
  recordProductEvents: {
    summary: 'Tells what a shopper looked at and added, so that recommendations learn from it',
    input: productEventsSchema,
    value: z.object({ recorded: z.number().int() }),
    reasons: [],
  },
  listProductStores: {
    summary: 'The 5 nearest stores with their stock of a variant, and when it can be collected there',
    input: pointSchema.extend({ productId: id, variantId: id }),
    value: productStoresSchema,
    reasons: ['PRODUCT_NOT_FOUND'],
  },
  estimateDelivery: {
    summary: 'When products reach a locality and what that costs, or why they do not',
    input: deliveryQuerySchema,
    value: deliveryEstimatesSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  loadComparison: {
    summary: 'Products side by side: at most 4 of the given ids, with their families',
    input: comparisonQuerySchema,
    value: comparisonSchema,
    reasons: [],
  },
  loadCategory: {
    summary: 'A category by its path, with its place in the tree; through a brand, only what the brand has',
    input: z.object({ path, brandId: id.optional() }),
    value: categoryPageSchema,
    reasons: ['CATEGORY_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listBrands: {
    summary: 'All brands that have products',
    input: nothing,
    value: z.object({ brands: z.array(brandSchema.extend({ productCount: z.number().int() })) }),
    reasons: [],
  },
  loadBrand: {
    summary: 'A brand by its path',
    input: byPath,
    value: brandPageSchema,
    reasons: ['BRAND_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listStores: {
    summary: 'All stores; around a point those within 200 km, nearest first',
    input: storesQuerySchema,
    value: storesSchema,
    reasons: [],
  },
  loadStore: {
    summary: 'A store by its path',
    input: byPath,
    value: storeSchema,
    reasons: ['STORE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listStoreProducts: {
    summary: 'A few products that a store has on its floor today, with how many of each',
    input: storeShelfQuerySchema,
    value: storeShelfSchema,
    reasons: ['STORE_NOT_FOUND'],
  },
  listPlaces: {
    summary: 'Suburbs around a point, few and well spread, as names on a map',
    input: placesQuerySchema,
    value: placesSchema,
    reasons: [],
  },
  listLocalities: {
    summary: 'Suburbs whose name or postcode starts with the text',
    input: z.object({ query: z.string().max(60) }),
    value: z.discriminatedUnion('status', [
      z.object({ status: z.literal('SUCCESS'), localities: z.array(localitySchema) }),
      z.object({ status: z.literal('QUERY_TOO_SHORT') }),
    ]),
    reasons: [],
  },
  findLocality: {
    summary: 'The suburb nearest to a point, within 10 km',
    input: pointSchema,
    value: localitySchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  suggestAddresses: {
    summary: 'Australian addresses that a typed text may mean, at most 5',
    input: addressQuestionSchema,
    value: addressSuggestionsSchema,
    reasons: [],
  },
  findAddress: {
    summary: 'One of the addresses that were suggested, part by part',
    input: placeQuestionSchema,
    value: placeAddressSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  listArticles: {
    summary: 'Articles by their ids, in that order; unknown ones are left out',
    input: z.object({ ids: idsSchema }),
    value: articleLinksSchema,
    reasons: [],
  },
  findArticle: {
    summary: 'An article by its id, with its children',
    input: z.object({ id }),
    value: articlePageSchema,
    reasons: ['ARTICLE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  findArticleByPath: {
    summary: 'An article by its path, with its children',
    input: byPath,
    value: articlePageSchema,
    reasons: ['ARTICLE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listCategories: {
    summary: 'Categories by their ids, or those under a category',
    input: categoriesQuerySchema,
    value: categoryTilesSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  listCollection: {
    summary: 'The products of a collection: the members of a brand or a category',
    input: collectionQuerySchema,
    value: productsSchema,
    reasons: [],
  },
  listCategoryCarousel: {
    summary: 'The products of a category as its configuration sorts them, of one brand or of all',
    input: carouselQuerySchema,
    value: productsSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  findProducts: {
    summary: 'Products by their ids, in that order; unknown ones are left out',
    input: z.object({ ids: idsSchema }),
    value: productsSchema,
    reasons: [],
  },
  loadFamily: {
    summary: "A product family's attributes, as {familyCode}.json",
    input: z.object({ file: z.string().regex(/^[\w-]{1,80}\.json$/) }),
    value: familySchema,
    reasons: ['PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND'],
  },
  listPrimaryBadges: { summary: 'Primary badges', input: nothing, value: z.array(badgeSchema), reasons: [] },
  listSecondaryBadges: { summary: 'Secondary badges', input: nothing, value: z.array(badgeSchema), reasons: [] },
  subscribe: {
    summary: 'Signs somebody up for a newsletter or an event',
    input: subscriberSchema,
    value: receivedSchema,
    reasons: ['MISSING_DATA'],
  },
  findMarketingList: {
    summary: 'A list that forms sign people up for, with the event it is for, if any',
    input: marketingListQuerySchema,
    value: marketingListSchema,
    reasons: ['CONTENT_NOT_FOUND'],
  },
  checkoutInfo: {
    summary: 'What a cart costs, with its promotions, ways to get it and what is wrong with it',
    input: checkoutInfoRequestSchema,
    value: checkoutInfoSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  loadCartOffers: {
    summary: 'What a browser needs to price a cart by itself: promotions, and what delivery to a place costs',
    input: cartOffersRequestSchema,
    value: cartOffersSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  listDeliveryDays: {
    summary: 'The days on which a cart can be delivered to a place, with what each costs and the windows that are left',
    input: deliveryDaysRequestSchema,
    value: deliveryDaysSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  listPickupDays: {
    summary: 'The days on which a cart can be collected from a store',
    input: pickupDaysRequestSchema,
    value: pickupDaysSchema,
    reasons: ['STORE_NOT_FOUND'],
  },
  listPickupStores: {
    summary: 'The 5 nearest stores with what they hold of a cart, and when it can be collected there',
    input: pickupStoresRequestSchema,
    value: pickupStoresSchema,
    reasons: [],
  },
  listWarranties: {
    summary: 'Repair plans by their ids; unknown ones are left out',
    input: warrantiesQuerySchema,
    value: warrantiesSchema,
    reasons: [],
  },
  sendEnquiry: {
    summary: 'Sends an enquiry',
    input: enquirySchema,
    value: receivedSchema,
    reasons: [],
  },
  loadVoucher: {
    summary: 'What is on a gift card, for who knows its PIN; five wrong PINs lock it for a quarter of an hour',
    input: voucherQuerySchema,
    value: voucherBalanceSchema,
    reasons: ['VoucherInvalid', 'VoucherExpired', 'VoucherLocked', 'CaptchaRefused'],
  },
  listPaymentMethods: {
    summary: 'The ways in which an order can be paid, and what the form in the browser needs for them',
    input: paymentMethodsQuerySchema,
    value: paymentMethodsSchema,
    reasons: [],
  },
  loadPaymentSettings: {
    summary: 'What the payment form and the check for people are opened with',
    input: nothing,
    value: paymentSettingsSchema,
    reasons: [],
  },
  placeOrder: {
    summary: 'Places the order of a customer; takes an Idempotency-Key header, and the same key has the same answer',
    input: placeOrderRequestSchema,
    value: placedAnswerSchema,
    reasons: [...PLACE_ORDER_REASONS, 'MISSING_DATA'],
  },
  placeGuestOrder: {
    summary: 'Places the order of a guest; otherwise as that of a customer',
    input: placeOrderRequestSchema,
    value: placedAnswerSchema,
    reasons: [...PLACE_ORDER_REASONS, 'MISSING_DATA'],
  },
  continuePayment: {
    summary: 'Goes on with an order for which the shopper had to do something at the payment provider',
    input: continuePaymentSchema,
    value: placedAnswerSchema,
    reasons: PLACE_ORDER_REASONS,
  },
  findGuestOrder: {
    summary: 'An order by its number and the email address that it was placed with',
    input: guestOrderQuerySchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
  loadIdentity: {
    summary: 'Where customers sign in: the user pool, its hosted pages and who else it lets in',
    input: nothing,
    value: identitySchema,
    reasons: [],
  },
  loadAccount: {
    summary: 'The customer who asks; CustomerNotFound while the record is being made after a first sign-in',
    input: nothing,
    value: accountSchema,
    reasons: ['CustomerNotFound'],
  },
  updateAccount: {
    summary: 'Changes what is given of the customer; the rest stays',
    input: updateAccountSchema,
    value: accountSchema,
    reasons: ['CustomerNotFound', 'MISSING_DATA'],
  },
  deleteAccount: {
    summary: 'Forgets the customer who asks, with cart, wishlist and addresses; orders stay, as a guest’s',
    input: nothing,
    value: z.object({ deleted: z.literal(true) }),
    reasons: [],
  },
  loadAccountState: {
    summary: 'Cart and wishlist as the account has them',
    input: nothing,
    value: accountStateSchema,
    reasons: [],
  },
  saveAccountState: {
    summary: 'Keeps cart and wishlist if they were made from the version that is kept; otherwise 409',
    input: stateToSaveSchema,
    value: accountStateSchema,
    reasons: [],
  },
  loadSubscriptions: {
    summary: 'What the customer wants to be written to about',
    input: nothing,
    value: subscriptionsSchema,
    reasons: ['CustomerNotFound'],
  },
  saveSubscriptions: {
    summary: 'Changes what the customer wants to be written to about; what is left out stays',
    input: saveSubscriptionsSchema,
    value: subscriptionsSchema,
    reasons: ['CustomerNotFound'],
  },
  listOrders: {
    summary: "A page of the customer's orders, the newest first",
    input: ordersQuerySchema,
    value: orderListSchema,
    reasons: [],
  },
  loadOrder: {
    summary: "One of the customer's orders",
    input: z.object({ number: id }),
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
} as const satisfies Record<RouteName, CallSchema>;

export { promotionSchema } from './schemas/promotion.ts';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

type Schemas = typeof schemas;
/** What a caller passes: defaults may be left out. */
export type CallInput<N extends RouteName> = DeepReadonly<z.input<Schemas[N]['input']>>;
/** What a use case receives: checked, defaults filled in. */
export type ParsedInput<N extends RouteName> = z.output<Schemas[N]['input']>;
/** What comes back belongs to whoever made it: nobody changes it. */
export type CallValue<N extends RouteName> = DeepReadonly<z.output<Schemas[N]['value']>>;
export type CallReason<N extends RouteName> = Schemas[N]['reasons'][number];
