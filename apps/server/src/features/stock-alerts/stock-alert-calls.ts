import { canAskForStock } from '@wattle/domain/catalogue';
import { cleanEmail, emailFault } from '@wattle/domain/forms';
import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';

type Calls = { readonly askForStock: Handler<'askForStock'>; readonly endStockAlert: Handler<'endStockAlert'> };

/** Asking for a mail when something is back in stock, and taking that back. */
export const stockAlertCalls = (store: Store, catalogue: CatalogueCache): Calls => ({
  askForStock: async ({ productId, variantId, email, website }) => {
    if (emailFault(cleanEmail(email)) !== undefined) return rejected({ code: 'MISSING_DATA', field: 'email' });
    const [stored] = await store.products.listByIds([productId]);
    const product = stored && assemble(await catalogue.loadFor([stored]), stored);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product || !variant) return rejected({ code: 'PRODUCT_NOT_FOUND' });
    if (!canAskForStock(product, variant)) return rejected({ code: 'MISSING_DATA', field: 'variantId' });
    // honeypot: a bot gets the same response, but nothing is stored
    const key = website ? crypto.randomUUID() : await store.stockAlerts.ask(cleanEmail(email), variantId);
    return success({ key });
  },
  endStockAlert: async ({ key, isAll }) => {
    await store.stockAlerts.end(key, isAll);
    return success({ ended: true });
  },
});
