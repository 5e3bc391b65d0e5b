import { PRODUCT_STATES, SALE_MODES } from '@wattle/domain/catalogue';
import { PAYMENT_TYPES } from '@wattle/domain/checkout';
import { describe, expect, it } from 'vitest';
import { linkValueSchema } from '../blocks/link.ts';
import { productListingValueSchema } from '../blocks/product-listing.ts';
import * as account from './account.ts';
import * as checkout from './checkout.ts';
import { deliveryEstimateSchema } from './product.ts';
import * as entities from './records/index.ts';
import * as shopper from './shopper.ts';
import * as examples from './testing/examples.ts';
import { uncheckedFields } from './testing/field-checks.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

describe('entity fields', () => {
  const table = [
    [
      'customer [C-3-01]',
      shopper.customerSchema,
      { ...examples.contact, addresses: [examples.address] },
      'email firstName lastName phone addresses agreeToMarketing',
    ],
    [
      'address [C-3-02]',
      shopper.addressSchema,
      examples.address,
      'id company contactName country postcode state street1 street2 suburb isDefaultBilling isDefaultShipping',
    ],
    [
      'product of the shop [C-3-06]',
      entities.productSchema,
      examples.product,
      `id name brand.name state saleMode variants canonicalCategory price erpOriginalPrice stockUpdatedAt soldOut
       hasStockOnHand functionalType taxExclusive cartQtyProductMax cartQtyVariantMax cartQtyVariantMin
       cartQtyVariantMultipleOf productSku erpProductId blGroup.isAgencyItem`,
    ],
    [
      'canonical category [C-3-09]',
      entities.productSchema,
      examples.product,
      'canonicalCategory.name canonicalCategory.path canonicalCategory.ancestors',
    ],
    ['variant [C-3-11]', entities.variantSchema, examples.variant, 'id code gtin qty hasStockOnHand'],
    [
      'cart item [C-3-12]',
      shopper.cartItemSchema,
      examples.cartItem,
      `id productId variantId qty createdAt warrantyId giftcard attribution addedFrom analyticsContext
       extra.releaseDateTime`,
    ],
    [
      'gift card of a cart item [C-3-14]',
      shopper.cartItemSchema,
      examples.cartItem,
      'giftcard.amount giftcard.message giftcard.recipientEmail giftcard.recipientName giftcard.senderName',
    ],
    [
      'attribution of a cart item [C-3-15]',
      shopper.cartItemSchema,
      examples.cartItem,
      'attribution.listName attribution.listItemIndex',
    ],
    [
      'wishlist item [C-3-20]',
      shopper.wishlistItemSchema,
      { productId: 'p1', qty: 1, createdAt: 1 },
      'productId qty createdAt',
    ],
    [
      'syncable state [C-3-22]',
      shopper.syncableStateSchema,
      { syncableStateVersion: 1, cartItems: [examples.cartItem], wishlistItems: [] },
      'syncableStateVersion cartItems wishlistItems',
    ],
    [
      'update-account request [C-3-27]',
      account.updateAccountSchema,
      { customer: { addresses: [examples.address] } },
      'customer.addresses',
    ],
    [
      'checkout contact [C-3-29]',
      checkout.checkoutContactSchema,
      examples.contact,
      'email firstName lastName phone agreeToMarketing',
    ],
    [
      'checkout data [C-3-35]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      'promotions creditUsages selectedShippingMethod itemSubtotalAfterDiscounts availableShippingMethods',
    ],
    [
      'promotions of checkout data [C-3-36]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      'promotions.appliedPromotions promotions.disallowedPromotions promotions.resolvedCart.promoCartItems',
    ],
    [
      'applied promotion [C-3-37]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      words('id versionId name exclusive relatedCouponCodes')
        .map((f) => `promotions.appliedPromotions.0.${f}`)
        .join(' '),
    ],
    [
      'promo cart item [C-3-38]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      words('veloxProductId promoId qty')
        .map((f) => `promotions.resolvedCart.promoCartItems.0.${f}`)
        .join(' '),
    ],
    [
      'credit usage by voucher code [C-3-39]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      'creditUsages.GC1.amount',
    ],
    [
      'selected shipping method [C-3-40]',
      checkout.checkoutDataSchema,
      examples.checkoutData,
      'selectedShippingMethod.price',
    ],
    [
      'warranty product [C-3-45 D-3-24]',
      entities.warrantyProductSchema,
      examples.warranty,
      `id erpProductId variants.0.id name price blGroupWarranty.duration blGroupWarranty.description`,
    ],
    [
      'delivery estimate [C-3-47]',
      deliveryEstimateSchema,
      {
        label: 'Delivery',
        price: 69,
        firstAvailable: '2026-11-17',
        rangeEnd: '2026-11-19',
        type: 'delivery',
        available: true,
      },
      'label price firstAvailable rangeEnd type available',
    ],
    [
      'locality [C-3-48]',
      entities.localitySchema,
      {
        suburb: 'Preston',
        state: 'VIC',
        postcode: '3072',
        name: 'Preston VIC 3072',
        location: { latitude: -37, longitude: 145 },
      },
      'suburb state postcode name location.latitude location.longitude',
    ],
    [
      'product of discovery [D-3-01]',
      entities.productSchema,
      examples.product,
      `id name path brand images variants price erpOriginalPrice priceDateFrom priceDateTo isDiscounted isClearance isNew
       soldOut state saleMode family badgeSecondaryIds badgeSecondaryTitles bazaarvoiceReviews.totalReviewCount
       shortDescription googleProductType blGroup reviewSummary`,
    ],
    [
      'brand of a product [D-3-02]',
      entities.productSchema,
      examples.product,
      'brand.id brand.path brand.name brand.imageLogo.url brand.imageLogo.alt',
    ],
    ['images of a product [D-3-03]', entities.productSchema, examples.product, 'images.0.url images.0.alt'],
    ['price dates in whole seconds [D-3-05]', entities.productSchema, examples.product, 'priceDateFrom priceDateTo'],
    [
      'warranty settings of a product [D-3-08]',
      entities.productSchema,
      examples.product,
      'blGroup.availableWarrantyIds blGroup.enableWarranty blGroup.baseWarrantyPeriod',
    ],
    [
      'review summary [D-3-09]',
      entities.productSchema,
      examples.product,
      'reviewSummary.totalReviewCount reviewSummary.averageOverallRating',
    ],
    [
      'badge [D-3-10]',
      entities.badgeSchema,
      {
        id: 'b',
        level: 'primary',
        title: 'T',
        icon: 'N/A',
        textColour: '#fff',
        backgroundColourPrimary: '#000',
        backgroundColourSecondary: '#000',
        badgeGroupId: 'g',
        link: '',
        contentDisplay: 'inline',
        timeFrom: '',
        timeTo: '',
      },
      `title icon textColour backgroundColourPrimary backgroundColourSecondary badgeGroupId link contentDisplay
       timeFrom timeTo`,
    ],
    ['brand [D-3-14]', entities.brandSchema, examples.brand, 'id name path imageLogo.url imageLogo.alt'],
    [
      'family [D-3-17]',
      entities.familySchema,
      { code: 'f', name: 'F', groups: [{ code: 'g', name: 'G', attributes: [] }] },
      'code name groups groups.0.code groups.0.attributes',
    ],
    [
      'family attribute [D-3-18]',
      entities.familyAttributeSchema,
      {
        code: 'c',
        name: 'C',
        prefix: '',
        suffix: 'L',
        type: 'RANGE',
        enable: true,
        heading: 'H',
        queryParam: 'c',
        minQueryParam: 'minC',
        maxQueryParam: 'maxC',
        disjunctive: true,
        initiallyExpanded: false,
      },
      `code name prefix suffix type enable heading queryParam minQueryParam maxQueryParam disjunctive initiallyExpanded`,
    ],
    [
      'store [D-3-22]',
      entities.storeSchema,
      store(),
      `images.0.url addressStreetOne addressStreetTwo addressCity addressState addressPostcode seasonalHours`,
    ],
    [
      'seasonal hours [D-3-23]',
      entities.storeSchema,
      store(),
      'seasonalHours.0.date seasonalHours.0.openTime seasonalHours.0.closeTime',
    ],
    [
      'content block [D-3-28]',
      entities.contentBlockSchema,
      { id: 'group', customId: 'c', customClasses: 'x', value: {}, children: [], identifier: 'i', _draggableId: 'd' },
      'id customId customClasses value children identifier _draggableId',
    ],
    [
      'product-listing value [D-3-29]',
      productListingValueSchema,
      {
        type: 'collection',
        schema: 'category',
        collection: { mode: 'membership', id: 'c1', index: 'products', sort: '' },
        brand: { id: 'b1' },
        products: [{ product: { id: 'p1' } }],
        display: 'carousel',
      },
      `type schema collection.mode collection.id collection.index collection.sort brand.id products.0.product.id display`,
    ],
    [
      'link value [D-3-30]',
      linkValueSchema,
      {
        link: { href: 'https://example.com', path: '/a', label: 'A', image: { url: '/a.svg', alt: 'A' } },
        button: true,
        buttonType: 'secondary',
        image: true,
        center: true,
      },
      'link.href link.path link.label link.image.url link.image.alt button buttonType image center',
    ],
    ['image [D-3-33]', entities.imageSchema, { url: '/a.svg', src: '/b.svg', alt: 'A' }, 'url src alt'],
  ] as const;

  it.each(table)('%s', (_, schema, example, fields) => {
    expect(uncheckedFields(schema, example, words(fields))).toEqual([]);
  });
});

function store() {
  return {
    id: 's1',
    erpStoreId: '1',
    name: 'Preston',
    path: 'stores/preston',
    images: [examples.image],
    addressStreetOne: '2 High St',
    addressStreetTwo: '',
    addressCity: 'Preston',
    addressState: 'VIC',
    addressPostcode: '3072',
    phone: '(03) 5550 0000',
    timeZone: 'Australia/Melbourne',
    weeklyHours: [null],
    seasonalHours: [{ date: '2026-12-26', openTime: 36_000, closeTime: 57_600, note: 'Boxing Day' }],
    services: [],
    description: '',
    _geoloc: { lat: -37, lng: 145 },
    visibleIn: { index: true },
  };
}

describe('closed lists', () => {
  it('product states [C-3-07 D-3-06]', () => {
    expect(PRODUCT_STATES).toEqual(['current', 'discontinued', 'enabled', 'evergreen']);
    const withState = (state: string) => entities.productSchema.safeParse({ ...examples.product, state }).success;
    expect(PRODUCT_STATES.every(withState)).toBe(true);
    expect(withState('sold')).toBe(false);
  });

  it('sale modes [C-3-08 D-3-07]', () => {
    expect(SALE_MODES).toEqual(['preorder', 'scheduledRelease', 'inStoreOnly']);
    const withMode = (saleMode: string | null) =>
      entities.productSchema.safeParse({ ...examples.product, saleMode }).success;
    expect([...SALE_MODES, null].every(withMode)).toBe(true);
    expect(withMode('later')).toBe(false);
  });

  it('functional types include gift cards [C-3-10]', () => {
    const withType = (functionalType: string) =>
      entities.productSchema.safeParse({ ...examples.product, functionalType }).success;
    expect(withType('giftcard')).toBe(true);
    expect(withType('fridge')).toBe(false);
  });

  it('exactly ten ways to pay [C-3-46]', () => {
    expect([...PAYMENT_TYPES].sort()).toEqual(
      words(`ADYEN_AFTERPAY ADYEN_ALIPAY ADYEN_APPLEPAY ADYEN_CREDIT_CARD ADYEN_GIFT_CARD ADYEN_GOOGLEPAY ADYEN_PAYPAL
        ADYEN_WECHATPAY ADYEN_ZIP NO_PAYMENT`),
    );
  });

  it('attribute types [D-3-19]', () => {
    const withType = (type: string) => entities.familyAttributeSchema.shape.type.safeParse(type).success;
    expect(words('OPTIONS SEARCHABLE RANGE TOGGLE').every(withType)).toBe(true);
    expect(withType('COLOUR')).toBe(false);
  });
});
