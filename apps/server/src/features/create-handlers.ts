import type { CallValue } from '@wattle/contract';
import type { CaptchaProvider } from '@wattle/providers/captcha';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { PlacesProvider } from '@wattle/providers/places';
import type { SearchProvider } from '@wattle/providers/search';
import type { ShelfReader } from '../catalogue/shelf.ts';
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
  readonly shelf: ShelfReader;
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
  const { store, shelf, search, places, recommendation, marketing, onBrokenBlocks } = parts;
  const { orders, onOrderPlaced } = parts;
  const { loadOffers } = orders;
  return {
    loadFrame: loadFrame(store, shelf),
    loadMenu: loadMenu(store, shelf, search),
    listProducts: listProducts(search, shelf),
    suggest: suggest(search),
    loadProduct: loadProduct(store, shelf),
    loadComparison: loadComparison(store, shelf),
    recommendProducts: recommendProducts(recommendation),
    recordProductEvents: recordProductEvents(recommendation),
    listProductStores: listProductStores(store, shelf, search),
    estimateDelivery: estimateDelivery(store, shelf),
    loadCategory: loadCategory(store, shelf, search),
    listBrands: listBrands(shelf),
    loadBrand: loadBrand(store, shelf, search),
    listStores: listStores(store, search),
    loadStore: loadStore(store),
    listStoreProducts: listStoreProducts(store, shelf),
    listPlaces: listPlaces(search),
    listLocalities: listLocalities(search),
    findLocality: findLocality(search, places),
    suggestAddresses: suggestAddresses(places),
    findAddress: findAddress(places),
    listArticles: listArticles(store),
    findArticle: findArticle(store, shelf, onBrokenBlocks),
    findArticleByPath: findArticleByPath(store, shelf, onBrokenBlocks),
    listCategories: listCategories(shelf, search),
    listCollection: listCollection(shelf, search),
    listCategoryCarousel: listCategoryCarousel(shelf, search),
    findProducts: findProducts(store, shelf),
    loadFamily: loadFamily(shelf),
    listPrimaryBadges: listBadges(store, 'primary'),
    listSecondaryBadges: listBadges(store, 'secondary'),
    subscribe: subscribe(marketing, store),
    findMarketingList: findMarketingList(store),
    checkoutInfo: checkoutInfo(loadOffers, shelf),
    loadCartOffers: loadCartOffers(loadOffers),
    loadCartSettings: loadCartSettings(store, shelf),
    listDeliveryDays: listDeliveryDays(orders.calendars, shelf, loadOffers),
    listPickupDays: listPickupDays(orders.calendars),
    listPickupStores: listPickupStores(store, shelf, search),
    listWarranties: listWarranties(shelf),
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
