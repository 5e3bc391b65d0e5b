import {
  cardState,
  isOrderable,
  type Product,
  productInVariant,
  type Variant,
  variantLabel,
} from '@wattle/domain/catalogue';
import { variantLink } from '@wattle/domain/links';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { ShopMail } from '../../mail/open-mail.ts';
import { writeBackInStockMail } from '../../mail/templates/back-in-stock-mail.ts';
import type { MailFrom } from '../../mail/templates/mail-from.ts';
import type { WaitedFor } from '../../store/stock-alerts.ts';
import type { Store } from '../../store/store.ts';
import { doEach } from '../../workers/do-each.ts';
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

/** One that is out of stock again, was withdrawn or cannot be mailed does not stop the others. */
export async function sendStockAlerts(parts: StockAlertParts): Promise<void> {
  const { stockAlerts } = parts.store;
  await stockAlerts.forgetOld();
  const failures: unknown[] = [];
  let waitedFor: WaitedFor[];
  let after = '';
  do {
    waitedFor = await stockAlerts.listWaitedFor(after, BATCH);
    after = waitedFor.at(-1)?.variantId ?? after;
    await doEach(await findBack(parts, waitedFor), (back) => tellAll(parts, back)).catch((error: unknown) => {
      failures.push(error);
    });
  } while (waitedFor.length === BATCH);
  if (failures.length > 0) throw failures[0];
}

type Back = { readonly product: Product; readonly variant: Variant };

async function tellAll({ store, mail, from }: StockAlertParts, { product, variant }: Back): Promise<void> {
  const { name, brand, price } = product;
  const good = {
    name: [`${brand.name} ${name}`, variantLabel(product, variant)].filter((words) => words !== null).join(', '),
    price: formatPrice(centsOf(price)),
    link: `${from.publicUrl}${variantLink(product, variant.name === '' ? null : variant.code)}`,
  };
  let told: number;
  do {
    told = await store.stockAlerts.tell(variant.id, BATCH, async (tx, alerts) => {
      for (const { email, mailKey } of alerts) {
        const stopLink = `${from.publicUrl}/stock-alerts/stop#${new URLSearchParams({ key: mailKey })}`;
        await mail.writeMail(tx, writeBackInStockMail({ ...good, to: email, stopLink }, from));
      }
    });
    if (told > 0) mail.wake();
  } while (told === BATCH);
}

/** Stock alone is not enough: it may have been withdrawn meanwhile. */
async function findBack(
  { store, catalogue }: Pick<StockAlertParts, 'store' | 'catalogue'>,
  waitedFor: readonly WaitedFor[],
): Promise<Back[]> {
  if (waitedFor.length === 0) return [];
  const nowSeconds = Date.now() / 1000;
  const ids = [...new Set(waitedFor.map(({ productId }) => productId))];
  const stored = await store.products.listByIds(ids);
  const around = await catalogue.loadFor(stored);
  const products = new Map(stored.map((one) => [one.record.id, assemble(around, one)]));
  return waitedFor.flatMap(({ productId, variantId }) => {
    const product = products.get(productId);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return [];
    return isOrderable(cardState(productInVariant(product, variant), nowSeconds)) ? [{ product, variant }] : [];
  });
}
