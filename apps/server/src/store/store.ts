import { absentBrandStore } from './absent-brands.ts';
import { articleStore } from './articles.ts';
import { badgeStore } from './badges.ts';
import { brandStore } from './brands.ts';
import { cartProductStore } from './cart-products.ts';
import { categoryStore } from './categories.ts';
import { contentVersionStore } from './content-versions.ts';
import { customerStateStore } from './customer-states.ts';
import { customerStore } from './customers.ts';
import type { Database } from './database.ts';
import { deliveryCapacityStore } from './delivery-capacity.ts';
import { demoStore } from './demo.ts';
import { deskAuditStore } from './desk-audit.ts';
import { deskOrderStore } from './desk-orders.ts';
import { deskSessionStore } from './desk-sessions.ts';
import { deskTodoStore } from './desk-todo.ts';
import { emptySearchStore } from './empty-searches.ts';
import { enquiryStore } from './enquiries.ts';
import { eventReaderStore } from './event-readers.ts';
import { familyStore } from './families.ts';
import { giftCardStore } from './gift-cards.ts';
import { goodsStore } from './goods.ts';
import { hookStore } from './hooks.ts';
import { importRunStore } from './import-runs.ts';
import { lateOrderStore } from './late-orders.ts';
import { localityStore } from './localities.ts';
import { mailStore } from './mails.ts';
import { marketingRequestStore } from './marketing-requests.ts';
import { mediaStore } from './media.ts';
import { orderEventStore } from './order-events.ts';
import { orderNameStore } from './order-names.ts';
import { orderNoteStore } from './order-notes.ts';
import { orderProblemStore } from './order-problems.ts';
import { orderStore } from './orders.ts';
import { ownHoldStore } from './own-holds.ts';
import { paymentChangeStore } from './payment-changes.ts';
import { paymentEventStore } from './payment-events.ts';
import { paymentStore } from './payments.ts';
import { personStore } from './people.ts';
import { placementStore } from './placements.ts';
import { priceCutStore } from './price-cuts.ts';
import { productStore } from './products.ts';
import { promotionStore } from './promotions.ts';
import { redirectStore } from './redirects.ts';
import { salesStore } from './sales.ts';
import { searchRuleStore } from './search-rules.ts';
import { serviceAlarmStore } from './service-alarms.ts';
import { settingStore } from './settings.ts';
import { shopperEventStore } from './shopper-events.ts';
import { staffCardStore } from './staff-cards.ts';
import { staffOfferStore } from './staff-offers.ts';
import { staffRefundStore } from './staff-refunds.ts';
import { stockStore } from './stock.ts';
import { stockAlertStore } from './stock-alerts.ts';
import { storeStockStore } from './store-stock.ts';
import { storefrontFileStore } from './storefront-files.ts';
import { storeStore } from './stores.ts';
import { synonymStore } from './synonyms.ts';
import { voucherAttemptStore } from './voucher-attempts.ts';
import { voucherStore } from './vouchers.ts';
import { warrantyStore } from './warranties.ts';

/** The only access to the database. Each part is in the file of its name, and duplicate names do not compile. */
export function createStore(db: Database) {
  return {
    products: productStore(db),
    goods: goodsStore(db),
    media: mediaStore(db),
    importRuns: importRunStore(db),
    cartProducts: cartProductStore(db),
    stock: stockStore(db),
    stockAlerts: stockAlertStore(db),
    categories: categoryStore(db),
    brands: brandStore(db),
    families: familyStore(db),
    badges: badgeStore(db),
    contentVersions: contentVersionStore(db),
    warranties: warrantyStore(db),
    articles: articleStore(db),
    redirects: redirectStore(db),
    settings: settingStore(db),
    stores: storeStore(db),
    storeStock: storeStockStore(db),
    storefrontFiles: storefrontFileStore(db),
    localities: localityStore(db),
    deliveryCapacity: deliveryCapacityStore(db),
    promotions: promotionStore(db),
    vouchers: voucherStore(db),
    voucherAttempts: voucherAttemptStore(db),
    giftCards: giftCardStore(db),
    orders: orderStore(db),
    lateOrders: lateOrderStore(db),
    sales: salesStore(db),
    orderNames: orderNameStore(db),
    orderEvents: orderEventStore(db),
    orderNotes: orderNoteStore(db),
    orderProblems: orderProblemStore(db),
    placements: placementStore(db),
    ownHolds: ownHoldStore(db),
    payments: paymentStore(db),
    paymentChanges: paymentChangeStore(db),
    paymentEvents: paymentEventStore(db),
    customers: customerStore(db),
    customerStates: customerStateStore(db),
    people: personStore(db),
    enquiries: enquiryStore(db),
    hooks: hookStore(db),
    mails: mailStore(db),
    marketingRequests: marketingRequestStore(db),
    shopperEvents: shopperEventStore(db),
    eventReaders: eventReaderStore(db),
    synonyms: synonymStore(db),
    absentBrands: absentBrandStore(db),
    searchRules: searchRuleStore(db),
    emptySearches: emptySearchStore(db),
    deskSessions: deskSessionStore(db),
    staffCards: staffCardStore(db),
    staffOffers: staffOfferStore(db),
    staffRefunds: staffRefundStore(db),
    priceCuts: priceCutStore(db),
    deskAudit: deskAuditStore(db),
    serviceAlarms: serviceAlarmStore(db),
    deskTodo: deskTodoStore(db),
    deskOrders: deskOrderStore(db),
    demo: demoStore(db),
  };
}

export type Store = ReturnType<typeof createStore>;
