import { expect, it } from 'vitest';
import { field, fillContact, GUEST, keptOf, openStep, says, toDelivery } from '../testing/checkout-parts.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();
const CONTACT = '/checkout/contact-info';

it('the contact step says what is missing or wrong at each field, and stands at the first [C-2-47 C-5-14 C-5-15 C-5-22 C-5-23 C-5-47 C-5-48]', async () => {
  const { page } = await open(CONTACT);
  await toDelivery(page).click();
  await says(page, 'Enter your email address.');
  await says(page, 'Enter your first name.');
  await says(page, 'Enter your last name.');
  await says(page, 'Enter a phone number.');
  expect(await field(page, 'Email address').evaluate((input) => input === document.activeElement)).toBe(true);
  await fillContact(page, { email: 'ana', firstName: 'Ana<', lastName: 'L'.repeat(21), phone: '0491' });
  await toDelivery(page).click();
  await says(page, 'Enter a valid email address.');
  await says(page, 'Enter a valid first name.');
  await says(page, 'Enter a last name with 20 characters or fewer.');
  await says(page, 'Enter a valid phone number.');
  expect(await openStep(page).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/account/signin?next=%2Fcheckout',
  );
});

it('the contact step takes names of letters, digits and a few signs, and a phone number of Australia alone [C-5-21 C-5-45 D-5-15]', async () => {
  const { page } = await open(CONTACT);
  await fillContact(page, { firstName: 'Ana_Lee', lastName: 'Le #1', phone: '+64 21 555 0134' });
  await toDelivery(page).click();
  await says(page, 'Enter a valid first name.');
  await says(page, 'Enter a valid last name.');
  await says(page, 'Enter a valid phone number.');
  expect((await keptOf(page)).contact ?? null).toBeNull();
  await fillContact(page, { firstName: 'Ana\u200B-Zoë 2', lastName: "O'Brien, Jr.", phone: '+61 491 570 156' });
  expect(await field(page, 'First name').inputValue()).toBe('Ana-Zoë 2');
  await toDelivery(page).click();
  await page.waitForURL('**/checkout/shipping');
  expect((await keptOf(page)).contact).toMatchObject({ firstName: 'Ana-Zoë 2', lastName: "O'Brien, Jr." });
});

it('the contact step keeps what was typed over a reload, and the way back finds what it was told', async () => {
  const { page } = await open(CONTACT);
  await field(page, 'First name').fill('An');
  await field(page, 'Last name').fill('L');
  // still in that field
  await page.reload();
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('An');
  await expect.poll(() => field(page, 'Last name').inputValue()).toBe('L');
  await field(page, 'Phone').fill('04');
  await page.goto('/cart');
  await page.goBack();
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe('04');
  await fillContact(page);
  await toDelivery(page).click();
  await page.waitForURL('**/checkout/shipping');
  await page.reload();
  await page.getByText('Ana Le, 0491 570 156').waitFor();
  await page.goBack();
  await expect.poll(() => field(page, 'Phone').inputValue()).toBe(GUEST.phone);
  await page.goForward();
  await page.getByRole('link', { name: 'Change contact' }).click();
  await expect.poll(() => field(page, 'Email address').inputValue()).toBe(GUEST.email);
});

it('the contact step asks about an email address with a slip in its host, and takes the shopper’s word for it', async () => {
  const { page } = await open(CONTACT);
  const email = field(page, 'Email address');
  await email.fill('ana@gmial.com');
  const meant = page.getByRole('button', { name: 'ana@gmail.com?' });
  expect(await meant.count()).toBe(0);
  await email.blur();
  await meant.click();
  expect(await email.inputValue()).toBe('ana@gmail.com');
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => meant.count()).toBe(0);
  await fillContact(page, { email: 'ana@gmial.com' });
  await toDelivery(page).click();
  await page.waitForURL('**/checkout/shipping');
  expect((await keptOf(page)).contact).toMatchObject({ email: 'ana@gmial.com' });
});
