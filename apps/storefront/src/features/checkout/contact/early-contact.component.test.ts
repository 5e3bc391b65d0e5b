import { failed } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';
import * as checkoutWords from '@wattle/messages/checkout';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nextFrames, WIDTHS } from '../../../../../../scripts/browser/set-up-browser.ts';
import { FRIDGE, MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { signedIn } from '../../../../testing/signed-in.ts';
import { loadedByItself, shiftsOf, watchShifts } from '../../../../testing/watch-shifts.ts';
import { field, fillContact, GUEST, keptOf, orderOf, says, toDelivery } from '../testing/checkout-parts.ts';
import { KNOWN } from '../testing/saved-checkout.ts';
import { type CheckoutOptions, setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const FIRST_STEP = '**/checkout/contact-info';
const CODE = '**/assets/entry.client*';
const ANSWERS = '**/api/**';

const SOLD_OUT: ProductDocument = {
  ...MICROWAVE,
  variants: MICROWAVE.variants.map((one) => ({ ...one, qty: 0 })),
};

/** Holds requests until it is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

type Early = Omit<CheckoutOptions, 'before'> & { readonly path?: string };

/** Opens the checkout with code and answers held back, with a cart left by the visit before. */
async function openEarly({ path = '/checkout', cart = [MICROWAVE], ...options }: Early = {}) {
  const opened = await open('/cart', { before: watchShifts, cart, ...options });
  const { page } = opened;
  const answer = await hold(page, ANSWERS);
  const come = await hold(page, CODE);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { ...opened, come, answer };
}

/** The amount beside the button, on small screens. */
const amountOf = (page: Page) => page.locator('main form b');

describe('a guest with a cart', () => {
  it('finds the form of the first step before any code or answer has come', async () => {
    const { page, come, answer } = await openEarly({ width: WIDTHS.phone });
    await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
    await field(page, 'Email address').waitFor();
    await toDelivery(page).waitFor();
    expect(await amountOf(page).innerText()).toBe('');
    expect(await page.getByText(checkoutWords.loadingYourOrder).isVisible()).toBe(false);
    come();
    answer();
    await expect.poll(() => amountOf(page).innerText()).toBe('$599.00');
  });

  it('is at the first step before the products are known, and can go on', async () => {
    const { page, come, answer } = await openEarly();
    come();
    await page.waitForURL(FIRST_STEP);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await orderOf(page).count()).toBe(0);
    await toDelivery(page).click();
    await says(page, 'Enter your email address.');
    answer();
    await orderOf(page).getByText(MICROWAVE.name).waitFor();
    await fillContact(page);
    await toDelivery(page).click();
    await page.waitForURL('**/checkout/shipping');
    expect((await keptOf(page)).contact).toMatchObject({ email: GUEST.email });
  });

  it('keeps what was typed and ticked before, and stays in the field', async () => {
    const { page, come, answer } = await openEarly();
    await field(page, 'Email address').fill(GUEST.email);
    await page.getByRole('checkbox', { name: checkoutWords.emailPriceDrops }).check();
    await field(page, 'First name').pressSequentially('An');
    come();
    await page.waitForURL(FIRST_STEP);
    await page.keyboard.type('a');
    answer();
    await orderOf(page).getByText(MICROWAVE.name).waitFor();
    await page.keyboard.press('Tab');
    expect(await field(page, 'First name').inputValue()).toBe('Ana');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('lastName');
    expect((await keptOf(page)).contactDraft).toMatchObject({
      email: GUEST.email,
      firstName: 'Ana',
      agreeToMarketing: true,
    });
  });

  it('has pressed the button once it works, and sends nothing anywhere before', async () => {
    const { page, come, answer } = await openEarly();
    await fillContact(page);
    await toDelivery(page).click();
    expect(new URL(page.url()).search).toBe('');
    come();
    answer();
    await page.waitForURL('**/checkout/shipping');
    expect((await keptOf(page)).contact).toMatchObject({ firstName: GUEST.firstName });
  });

  it('keeps what was typed while the cart cannot be loaded', async () => {
    const { page, stage, come, answer } = await openEarly();
    stage.answer({ products: failed('UNAVAILABLE') });
    await field(page, 'Email address').fill(GUEST.email);
    come();
    answer();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    stage.answer({ products: [MICROWAVE] });
    await again.click();
    await orderOf(page).getByText(MICROWAVE.name).waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe(GUEST.email);
  });
});

describe.each([WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop])('the first step, %i px wide', (width) => {
  it.each([
    ['one product', [MICROWAVE]],
    ['a dear one', [FRIDGE]],
    ['one that is sold out', [SOLD_OUT]],
  ] as const)('does not move while code, cart and answers come: %s', async (_, cart) => {
    const { page, come, answer } = await openEarly({ width, cart, answers: { products: cart } });
    await field(page, 'Phone').waitFor();
    come();
    await page.waitForURL(FIRST_STEP);
    await nextFrames(page);
    answer();
    await page.locator('main b.num').getByText('$').first().waitFor({ state: 'attached' });
    await loadedByItself(page);
    await nextFrames(page);
    expect(await shiftsOf(page)).toBe(0);
  });
});

describe('nobody else is shown a form before it is known to be theirs:', () => {
  const isWaiting = async (page: Page) => {
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Checkout');
    expect(await field(page, 'Email address').count()).toBe(1);
    expect(await field(page, 'Email address').isVisible()).toBe(false);
  };

  it('who has no cart is led to the cart page [C-2-35]', async () => {
    const { page, come, answer } = await openEarly({ cart: [] });
    await isWaiting(page);
    come();
    answer();
    await page.waitForURL('**/cart');
  });

  it('who has told who they are is led to the next step [C-2-35]', async () => {
    const { page, come, answer } = await openEarly({ stored: KNOWN });
    await isWaiting(page);
    come();
    answer();
    await page.waitForURL('**/checkout/shipping');
  });

  it('who has begun to tell finds what they typed, before the products are known', async () => {
    const stored = { 'wattle.checkout': JSON.stringify({ contactDraft: { firstName: 'An' } }) };
    const { page, come } = await openEarly({ stored, path: '/checkout/contact-info' });
    await isWaiting(page);
    come();
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('An');
    expect(await field(page, 'First name').isVisible()).toBe(true);
    expect(await orderOf(page).count()).toBe(0);
  });

  it('who is signed in finds the form filled in, or skips it [C-2-35 C-3-29]', async () => {
    const { page, come, answer } = await openEarly(signedIn());
    await isWaiting(page);
    come();
    answer();
    await page.waitForURL(FIRST_STEP);
    await expect.poll(() => field(page, 'Last name').inputValue()).toBe('Tran');
  });

  it('who has no scripts is told that it needs them', async () => {
    const { page } = await open('/checkout', { javaScriptEnabled: false });
    expect(await page.locator('main noscript').innerText()).toBe(checkoutWords.needsScript);
    expect(await field(page, 'Email address').isVisible()).toBe(false);
  });
});

it('a customer whose account has everything skips the first step [C-2-35]', async () => {
  const { page } = await open('/checkout', signedIn({ customer: { phone: '+61491570156' } }));
  await page.waitForURL('**/checkout/shipping');
  expect((await keptOf(page)).contact).toMatchObject({ lastName: 'Tran' });
});

it('a cart that cannot be ordered is said below a form that is shown already, and above the next step', async () => {
  const { page, come, answer } = await openEarly({ cart: [SOLD_OUT], answers: { products: [SOLD_OUT] } });
  const warning = page.getByText(checkoutWords.cannotOrder);
  const top = async (found: Locator) => (await found.boundingBox())?.y ?? Number.NaN;
  come();
  answer();
  await warning.waitFor();
  expect(await top(warning)).toBeGreaterThan(await top(toDelivery(page)));
  await fillContact(page);
  await toDelivery(page).click();
  await page.waitForURL('**/checkout/shipping');
  await page.getByRole('radio', { name: /^Delivery/ }).waitFor();
  expect(await top(warning)).toBeLessThan(await top(page.getByRole('heading', { name: 'Contact' })));
});
