import { cardState, isOrderable, productInVariant } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { ShopMail } from '../../mail/open-mail.ts';
import { writeBackInStockMail } from '../../mail/templates/back-in-stock-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import type { StockAlert } from '../../store/stock-alerts.ts';
import type { Store } from '../../store/store.ts';
import { type Poller, pollUntilClosed } from '../../workers/poll-until-closed.ts';

const POLL_MS = 60_000;
const BATCH = 50;

export type StockAlertParts = {
  readonly store: Store;
  readonly catalogue: CatalogueCache;
  readonly mail: Pick<ShopMail, 'writeMail' | 'wake'>;
  readonly from: MailFrom;
  readonly onError: (error: unknown) => void;
};

/** Mails who waits for something as soon as it can be ordered again, once. Wake it when stock changes. */
export function startStockAlerts(parts: StockAlertParts): Poller {
  return pollUntilClosed(() => sendStockAlerts(parts), { everyMs: POLL_MS, onError: parts.onError });
}

/** Returns whether there may be more. */
export async function sendStockAlerts({ store, catalogue, mail, from }: StockAlertParts): Promise<boolean> {
  await store.stockAlerts.forgetOld();
  const mailed = await store.stockAlerts.takeDue(BATCH, async (tx, due) => {
    const back = await findBack({ store, catalogue }, due);
    for (const { alert, product, variant } of back) {
      const { name, brand, price } = product;
      await mail.writeMail(
        tx,
        writeBackInStockMail(
          {
            to: alert.email,
            name: [`${brand.name} ${name}`, variant.name].filter((words) => words !== '').join(', '),
            price: formatPrice(centsOf(price)),
            link: `${from.publicUrl}${productLink(product)}`,
            stopLink: `${from.publicUrl}/stock-alerts/stop#${new URLSearchParams({ key: alert.mailKey })}`,
          },
          from,
        ),
      );
    }
    return back.map(({ alert }) => alert);
  });
  if (mailed > 0) mail.wake();
  return mailed === BATCH;
}

/** Stock alone is not enough: it may have been withdrawn meanwhile. */
async function findBack(
  { store, catalogue }: Pick<StockAlertParts, 'store' | 'catalogue'>,
  due: readonly StockAlert[],
) {
  const nowSeconds = Date.now() / 1000;
  const ids = [...new Set(due.map(({ productId }) => productId))];
  const [stored, around] = await Promise.all([store.products.listByIds(ids), catalogue.load()]);
  const products = new Map(stored.map((one) => [one.record.id, assemble(around, one)]));
  return due.flatMap((alert) => {
    const product = products.get(alert.productId);
    const variant = product?.variants.find(({ id }) => id === alert.variantId);
    if (!product || !variant) return [];
    const isBack = isOrderable(cardState(productInVariant(product, variant), nowSeconds));
    return isBack ? [{ alert, product, variant }] : [];
  });
}
