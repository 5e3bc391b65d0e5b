import type { CallValue } from '@wattle/contract';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { PlacesProvider } from '@wattle/providers/places';
import type { SearchProvider } from '@wattle/providers/search';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import type { MarketingDesk } from '../forms/open-marketing.ts';
import type { Handlers } from '../http/handlers.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { readOrder } from '../orders/read-order.ts';
import type { ShopRecommendation } from '../recommendation/shop-recommendation.ts';
import type { Store } from '../store/store.ts';
import { accountCalls } from './account/account-calls.ts';
import type { OnAccountProblem } from './account/known-customer.ts';
import { checkoutInfo } from './cart/checkout-info.ts';
import { listDeliveryDays } from './cart/list-delivery-days.ts';
import { listWarranties } from './cart/list-warranties.ts';
import { loadCartOffers } from './cart/load-cart-offers.ts';
import { loadCartSettings } from './cart/load-cart-settings.ts';
import { listBrands, loadBrand } from './catalogue/brands.ts';
import { listProducts } from './catalogue/list-products.ts';
import { loadCategory } from './catalogue/load-category.ts';
import { loadComparison } from './catalogue/load-comparison.ts';
import { loadProduct } from './catalogue/load-product.ts';
import { findArticle, findArticleByPath, listArticles, type OnBrokenBlocks } from './content/articles.ts';
import { listCategories } from './content/list-categories.ts';
import { findProducts, listCategoryCarousel, listCollection } from './content/list-collection.ts';
import { listBadges, loadFamily } from './content/product-content.ts';
import { estimateDelivery } from './delivery/estimate-delivery.ts';
import { findMarketingList } from './forms/find-marketing-list.ts';
import { sendEnquiry } from './forms/send-enquiry.ts';
import { subscribe } from './forms/subscribe.ts';
import { loadFrame } from './frame/load-frame.ts';
import { loadMenu } from './frame/load-menu.ts';
import { loadIdentity } from './identity/load-identity.ts';
import { continuePayment } from './order/continue-payment.ts';
import { findGuestOrder } from './order/find-guest-order.ts';
import { placeGuestOrder, placeOrder } from './order/place-order.ts';
import { listPaymentMethods } from './payment/list-payment-methods.ts';
import { loadPaymentSettings } from './payment/load-payment-settings.ts';
import { findAddress } from './places/find-address.ts';
import { suggestAddresses } from './places/suggest-addresses.ts';
import { recommendProducts } from './recommendation/recommend-products.ts';
import { recordProductEvents } from './recommendation/record-product-events.ts';
import { suggest } from './search/suggest.ts';
import { listPickupDays } from './shipping/list-pickup-days.ts';
import { listPickupStores } from './shipping/list-pickup-stores.ts';
import { findLocality } from './stores/find-locality.ts';
import { listLocalities } from './stores/list-localities.ts';
import { listPlaces } from './stores/list-places.ts';
import { listProductStores } from './stores/list-product-stores.ts';
import { listStoreProducts } from './stores/list-store-products.ts';
import { listStores, loadStore } from './stores/stores.ts';
import { loadVoucher } from './voucher/load-voucher.ts';

/** What the use cases are made from. */
export type ShopParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly search: SearchProvider;
  readonly places: PlacesProvider;
  readonly recommendation: ShopRecommendation;
  readonly marketing: MarketingDesk;
  readonly onBrokenBlocks: OnBrokenBlocks;
  readonly payment: PaymentProvider;
  readonly captcha: CaptchaProvider;
  readonly identity: CallValue<'loadIdentity'>;
  readonly onAccountProblem: OnAccountProblem;
  readonly orders: OrderDeps;
  /** There is a mail to send. */
  readonly onOrderPlaced: () => void;
};

/** The use case behind every call of the contract; one that is missing does not compile. */
export function createHandlers(parts: ShopParts): Handlers {
  const { store, catalogue, search, places, recommendation, marketing, onBrokenBlocks } = parts;
  const { orders, onOrderPlaced } = parts;
  const { loadOffers } = orders;
  return {
    loadFrame: loadFrame(store, catalogue),
    loadMenu: loadMenu(store, catalogue, search),
    listProducts: listProducts(search, catalogue),
    suggest: suggest(search),
    loadProduct: loadProduct(store, catalogue),
    loadComparison: loadComparison(store, catalogue),
    recommendProducts: recommendProducts(recommendation),
    recordProductEvents: recordProductEvents(recommendation),
    listProductStores: listProductStores(store, catalogue, search),
    estimateDelivery: estimateDelivery(store, catalogue),
    loadCategory: loadCategory(store, catalogue, search),
    listBrands: listBrands(catalogue),
    loadBrand: loadBrand(store, catalogue, search),
    listStores: listStores(store, search),
    loadStore: loadStore(store),
    listStoreProducts: listStoreProducts(store, catalogue),
    listPlaces: listPlaces(search),
    listLocalities: listLocalities(search),
    findLocality: findLocality(search, places),
    suggestAddresses: suggestAddresses(places),
    findAddress: findAddress(places),
    listArticles: listArticles(store),
    findArticle: findArticle(store, catalogue, onBrokenBlocks),
    findArticleByPath: findArticleByPath(store, catalogue, onBrokenBlocks),
    listCategories: listCategories(catalogue, search),
    listCollection: listCollection(catalogue, search),
    listCategoryCarousel: listCategoryCarousel(catalogue, search),
    findProducts: findProducts(store, catalogue),
    loadFamily: loadFamily(catalogue),
    listPrimaryBadges: listBadges(store, 'primary'),
    listSecondaryBadges: listBadges(store, 'secondary'),
    subscribe: subscribe(marketing, store),
    findMarketingList: findMarketingList(store),
    checkoutInfo: checkoutInfo(loadOffers, catalogue),
    loadCartOffers: loadCartOffers(loadOffers),
    loadCartSettings: loadCartSettings(store, catalogue),
    listDeliveryDays: listDeliveryDays(orders.calendars, catalogue, loadOffers),
    listPickupDays: listPickupDays(orders.calendars),
    listPickupStores: listPickupStores(store, catalogue, search),
    listWarranties: listWarranties(catalogue),
    sendEnquiry: sendEnquiry(marketing),
    loadVoucher: loadVoucher(parts),
    listPaymentMethods: listPaymentMethods(parts.payment),
    loadPaymentSettings: loadPaymentSettings(parts.payment, parts.captcha),
    loadIdentity: loadIdentity(parts.identity),
    placeOrder: placeOrder(orders, onOrderPlaced),
    placeGuestOrder: placeGuestOrder(orders, onOrderPlaced),
    continuePayment: continuePayment(orders, onOrderPlaced),
    findGuestOrder: findGuestOrder(store, readOrder(parts.onAccountProblem)),
    ...accountCalls(parts),
  };
}
