import type { CallValue } from '@wattle/contract';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { PlacesProvider } from '@wattle/providers/places';
import type { SearchProvider } from '@wattle/providers/search';
import type { Handlers } from '../answers/handlers.ts';
import type { CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { accountCalls } from '../features/account/account-calls.ts';
import type { OnAccountProblem } from '../features/account/known-customer.ts';
import { loadIdentity } from '../features/account/load-identity.ts';
import { findAddress } from '../features/addresses/find-address.ts';
import { suggestAddresses } from '../features/addresses/suggest-addresses.ts';
import { checkoutInfo } from '../features/cart/checkout-info.ts';
import { listWarranties } from '../features/cart/list-warranties.ts';
import { loadCartOffers } from '../features/cart/load-cart-offers.ts';
import { loadCartSettings } from '../features/cart/load-cart-settings.ts';
import { listBrands, loadBrand } from '../features/catalogue/brands.ts';
import { listAlike } from '../features/catalogue/list-alike.ts';
import { listDocuments } from '../features/catalogue/list-documents.ts';
import { listProducts } from '../features/catalogue/list-products.ts';
import { loadCategory } from '../features/catalogue/load-category.ts';
import { loadComparison } from '../features/catalogue/load-comparison.ts';
import { loadProduct } from '../features/catalogue/load-product.ts';
import { listPaymentMethods } from '../features/checkout/list-payment-methods.ts';
import { loadPaymentSettings } from '../features/checkout/load-payment-settings.ts';
import { findArticle, findArticleByPath, listArticles, type OnBrokenBlocks } from '../features/content/articles.ts';
import { listCategories } from '../features/content/list-categories.ts';
import { findProducts, listCategoryCarousel, listCollection } from '../features/content/list-collection.ts';
import { listBadges, loadFamily } from '../features/content/product-content.ts';
import { findMarketingList } from '../features/forms/find-marketing-list.ts';
import { sendEnquiry } from '../features/forms/send-enquiry.ts';
import { subscribe } from '../features/forms/subscribe.ts';
import { loadFrame } from '../features/frame/load-frame.ts';
import { loadMenu } from '../features/frame/load-menu.ts';
import { loadVoucher } from '../features/gift-cards/load-voucher.ts';
import { loadAttempt, releaseAttempt } from '../features/orders/attempts.ts';
import { continuePayment } from '../features/orders/continue-payment.ts';
import { findGuestOrder } from '../features/orders/find-guest-order.ts';
import { listOrders } from '../features/orders/list-orders.ts';
import { loadOrder } from '../features/orders/load-order.ts';
import { loadReturn } from '../features/orders/load-return.ts';
import { orderChangeCalls } from '../features/orders/order-change-calls.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { placeGuestOrder, placeOrder } from '../features/orders/place-order.ts';
import { readOrder, withAccess } from '../features/orders/read-order.ts';
import {
  askForGuestReturn,
  askForOwnReturn,
  cancelGuestOrder,
  cancelOwnOrder,
} from '../features/orders/self-service.ts';
import { recommendProducts } from '../features/recommendation/recommend-products.ts';
import { recordProductEvents } from '../features/recommendation/record-product-events.ts';
import type { ShopRecommendation } from '../features/recommendation/shop-recommendation.ts';
import { suggest } from '../features/search/suggest.ts';
import { estimateDelivery } from '../features/shipping/estimate-delivery.ts';
import { listDeliveryDays } from '../features/shipping/list-delivery-days.ts';
import { listPickupDays } from '../features/shipping/list-pickup-days.ts';
import { listPickupStores } from '../features/shipping/list-pickup-stores.ts';
import { stockAlertCalls } from '../features/stock-alerts/stock-alert-calls.ts';
import { findLocality } from '../features/stores/find-locality.ts';
import { listLocalities } from '../features/stores/list-localities.ts';
import { listPlaces } from '../features/stores/list-places.ts';
import { listProductStores } from '../features/stores/list-product-stores.ts';
import { listStoreProducts } from '../features/stores/list-store-products.ts';
import { listStores, loadStore } from '../features/stores/stores.ts';
import type { MarketingDesk } from '../marketing/open-marketing.ts';
import type { Understand } from '../search/understanding/create-understanding.ts';
import type { Store } from '../store/store.ts';

/** Dependencies of the use cases. */
export type ShopParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly search: SearchProvider;
  readonly understand: Understand;
  /** Number of changes in the shop so far. */
  readonly changes: () => number;
  readonly places: PlacesProvider;
  readonly recommendation: ShopRecommendation;
  readonly marketing: MarketingDesk;
  readonly onBrokenBlocks: OnBrokenBlocks;
  readonly payment: PaymentProvider;
  readonly captcha: CaptchaProvider;
  readonly identity: CallValue<'loadIdentity'>;
  readonly onAccountProblem: OnAccountProblem;
  readonly orders: OrderDeps;
};

/** The use case of every call. A missing one does not compile. */
export function createHandlers(parts: ShopParts): Handlers {
  const { store, catalogue, search, places, recommendation, marketing, onBrokenBlocks } = parts;
  const { orders } = parts;
  const { loadOffers } = orders;
  const read = readOrder(parts.onAccountProblem);
  const shown = withAccess(read, orders.keys);
  return {
    loadFrame: loadFrame(store, catalogue),
    loadMenu: loadMenu(store, catalogue, search),
    listProducts: listProducts(search, catalogue, parts.understand, parts.changes),
    suggest: suggest(search, parts.understand),
    loadProduct: loadProduct(store, catalogue),
    ...stockAlertCalls(store, catalogue),
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
    listAlike: listAlike(search, catalogue),
    listDocuments: listDocuments(store),
    loadFamily: loadFamily(catalogue),
    listPrimaryBadges: listBadges(store, 'primary'),
    listSecondaryBadges: listBadges(store, 'secondary'),
    subscribe: subscribe(marketing, store.settings),
    findMarketingList: findMarketingList(store.settings),
    checkoutInfo: checkoutInfo(store, loadOffers, catalogue),
    loadCartOffers: loadCartOffers(store, loadOffers),
    loadCartSettings: loadCartSettings(store, catalogue),
    listDeliveryDays: listDeliveryDays(store, orders.calendars, catalogue, loadOffers),
    listPickupDays: listPickupDays(store, orders.calendars),
    listPickupStores: listPickupStores(store, catalogue, search),
    listWarranties: listWarranties(catalogue),
    sendEnquiry: sendEnquiry(marketing),
    loadVoucher: loadVoucher(parts),
    checkVoucher: loadVoucher(parts),
    listPaymentMethods: listPaymentMethods(parts.payment),
    loadPaymentSettings: loadPaymentSettings(parts.payment, parts.captcha),
    loadIdentity: loadIdentity(parts.identity),
    placeOrder: placeOrder(orders),
    placeGuestOrder: placeGuestOrder(orders),
    continuePayment: continuePayment(orders),
    loadReturn: loadReturn(orders),
    loadAttempt: loadAttempt(orders),
    releaseAttempt: releaseAttempt(orders),
    findGuestOrder: findGuestOrder(orders, shown),
    cancelGuestOrder: cancelGuestOrder(orders, shown),
    askForGuestReturn: askForGuestReturn(orders, shown),
    ...orderChangeCalls(orders, shown),
    cancelOrder: cancelOwnOrder(orders, shown),
    askForReturn: askForOwnReturn(orders, shown),
    listOrders: listOrders(store, read),
    loadOrder: loadOrder(store, shown),
    ...accountCalls(parts),
  };
}
