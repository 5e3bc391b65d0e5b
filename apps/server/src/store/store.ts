import { articleStore } from './articles.ts';
import { badgeStore } from './badges.ts';
import { brandStore } from './brands.ts';
import { cartProductStore } from './cart-products.ts';
import { categoryStore } from './categories.ts';
import { customerStateStore } from './customer-states.ts';
import { customerStore } from './customers.ts';
import type { Database } from './database.ts';
import { deliveryCapacityStore } from './delivery-capacity.ts';
import { eventReaderStore } from './event-readers.ts';
import { familyStore } from './families.ts';
import { fillStore } from './fill-demo.ts';
import { giftCardStore } from './gift-cards.ts';
import { localityStore } from './localities.ts';
import { mailStore } from './mails.ts';
import { marketingRequestStore } from './marketing-requests.ts';
import { orderStore } from './orders.ts';
import { placingStore } from './placing.ts';
import { placingEventStore } from './placing-events.ts';
import { placingNameStore } from './placing-names.ts';
import { placingPaymentStore } from './placing-payments.ts';
import { placingSaveStore } from './placing-save.ts';
import { productStore } from './products.ts';
import { promotionStore } from './promotions.ts';
import { redirectStore } from './redirects.ts';
import { searchRuleStore } from './search-rules.ts';
import { settingStore } from './settings.ts';
import { shopperEventStore } from './shopper-events.ts';
import { stockStore } from './stock.ts';
import { storeStockStore } from './store-stock.ts';
import { storeStore } from './stores.ts';
import { synonymStore } from './synonyms.ts';
import { voucherAttemptStore } from './voucher-attempts.ts';
import { voucherStore } from './vouchers.ts';
import { warrantyStore } from './warranties.ts';

/** Everything the shop keeps, behind one object: the only way to the database. */
export function createStore(db: Database) {
  return {
    ...productStore(db),
    ...cartProductStore(db),
    ...stockStore(db),
    ...categoryStore(db),
    ...brandStore(db),
    ...familyStore(db),
    ...badgeStore(db),
    ...warrantyStore(db),
    ...articleStore(db),
    ...redirectStore(db),
    ...settingStore(db),
    ...storeStore(db),
    ...storeStockStore(db),
    ...localityStore(db),
    ...deliveryCapacityStore(db),
    ...promotionStore(db),
    ...voucherStore(db),
    ...voucherAttemptStore(db),
    ...giftCardStore(db),
    ...orderStore(db),
    ...placingStore(db),
    ...placingNameStore(db),
    ...placingSaveStore(db),
    ...placingPaymentStore(db),
    ...placingEventStore(db),
    ...customerStore(db),
    ...customerStateStore(db),
    ...mailStore(db),
    ...marketingRequestStore(db),
    ...shopperEventStore(db),
    ...eventReaderStore(db),
    ...synonymStore(db),
    ...searchRuleStore(db),
    ...fillStore(db),
  };
}

export type Store = ReturnType<typeof createStore>;
