import type { Page } from 'playwright-core';
import { toDelivery } from '../apps/storefront/src/features/checkout/testing/checkout-parts.ts';
import { addFromList, KETTLES } from './cart-page.ts';
import { startInBrunswick } from './cart-summary-page.ts';

export {
  fillAddress,
  fillContact,
  findAddress,
  HOME,
  keptOf,
  methodOf,
  openDays,
  openStep,
  orderOf,
  says,
  toDelivery,
  toPayment,
  wayOf,
} from '../apps/storefront/src/features/checkout/testing/checkout-parts.ts';

/** Adds a kettle to the cart and goes to the checkout, delivering to Brunswick. */
export async function startCheckout(page: Page): Promise<string> {
  await startInBrunswick(page);
  const name = await addFromList(page, KETTLES);
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.waitForURL('**/checkout/contact-info');
  await toDelivery(page).waitFor();
  return name;
}
