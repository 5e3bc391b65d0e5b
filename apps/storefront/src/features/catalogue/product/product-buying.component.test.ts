import { describe, expect, it } from 'vitest';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import { addButton, buyBox, finishes, openProduct, variantCard } from './testing/product-stage.ts';

const open = setUpStage();

describe('the button of a product page', () => {
  it('asks in a dialog about what is sold in stores only [D-2-117]', async () => {
    const { page } = await openProduct(open, { product: { saleMode: 'inStoreOnly' } });
    await addButton(page).click();
    await page.getByRole('dialog', { name: 'Only in our stores' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enquire');
  });
});

describe('buying', () => {
  it('takes the chosen finish and plan and goes to the cart [D-1-07 C-9-64 C-9-65 D-9-66 D-9-67]', async () => {
    const { page } = await openProduct(open, { product: finishes() });
    const plans = buyBox(page).getByRole('group', { name: /^Repair Plan/ });
    expect(await plans.innerText()).toContain("Manufacturer's Warranty");
    expect(await plans.getByRole('radio', { name: /^None/ }).isChecked()).toBe(true);
    await plans.getByText('2 years', { exact: true }).click();
    await variantCard(page, 'Eucalypt').click();
    await buyBox(page).getByRole('button', { name: 'More' }).click();
    await addButton(page).click();
    await page.waitForURL(/\/cart\?item=p-100001$/);
    const line = page.locator('main').getByRole('listitem').filter({ hasText: '637L French door fridge' }).first();
    await line
      .getByText(/2-year repair plan/i)
      .first()
      .waitFor();
    expect(await line.innerText()).toContain('Eucalypt');
    expect((await line.locator('output').innerText()).replace(/\D/g, '')).toBe('2');
  });

  it('keeps the chosen finish in the address, on the server too, and shows its pictures', async () => {
    const { page } = await openProduct(open, { product: finishes() });
    const first = page.getByRole('region', { name: 'Pictures' }).locator('#picture-1 img');
    expect(await first.getAttribute('alt')).toContain(', sand,');
    await variantCard(page, 'Eucalypt').click();
    await page.waitForURL(/\?variant=/);
    await expect.poll(() => first.getAttribute('alt')).toContain(', eucalypt,');
    const shared = await (await page.request.get(page.url())).text();
    expect(shared).toMatch(/<input[^>]*checked=""[^>]*value="[^"]*-E2"|value="[^"]*-E2"[^>]*checked=""/);
  });

  it('says which finish is sold out, and begins with one that is not', async () => {
    const { page } = await openProduct(open, { product: finishes(0) });
    const choice = buyBox(page).getByRole('group', { name: /^Version/ });
    const soldOut = choice.getByRole('radio', { name: /Sold out/ });
    expect(await soldOut.isChecked()).toBe(false);
    await variantCard(page, 'Sold out').click();
    await expect.poll(() => addButton(page).innerText()).toBe('Sold Out');
    expect(await buyBox(page).innerText()).toContain('is sold out. Choose another above.');
  });

  it.each([
    ['a limit of its own', { cartQtyProductMax: 3 }, 'Limit of 3 per order.'],
    ['the last units', finishes(2), 'Only 2 left.'],
  ] as const)('stops at %s and says so', async (_, product, words) => {
    const { page } = await openProduct(open, { product });
    const more = buyBox(page).getByRole('button', { name: 'More' });
    for (let pressed = 0; pressed < 5 && (await more.isEnabled()); pressed += 1) await more.click();
    expect(await more.isDisabled()).toBe(true);
    expect(await buyBox(page).innerText()).toContain(words);
  });

  it('begins with the least that may be bought, and steps in lots', async () => {
    const { page } = await openProduct(open, { product: { cartQtyVariantMultipleOf: 4 } });
    const count = buyBox(page).getByRole('status').first();
    expect((await count.innerText()).replace(/\D/g, '')).toBe('4');
    await buyBox(page).getByRole('button', { name: 'More' }).click();
    expect((await count.innerText()).replace(/\D/g, '')).toBe('8');
    expect(await buyBox(page).innerText()).toContain('Sold in lots of 4.');
  });

  it('says beside the button and in an alert why it was refused [C-8-36]', async () => {
    const { page } = await openProduct(open, { product: { functionalType: 'promotional' } });
    await addButton(page).click();
    const words = /cannot be added to your cart because it is a promotional product\./;
    await buyBox(page).getByText(words).waitFor();
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\//);
  });
});

describe('the price of a product page', () => {
  it('explains paying in parts [C-9-32]', async () => {
    const { page } = await openProduct(open);
    expect(await buyBox(page).innerText()).toContain('4 × $747 with Afterpay, or Zip from $25 a week.');
    await buyBox(page).getByRole('button', { name: 'How it works' }).click();
    expect(await page.getByRole('dialog', { name: 'Pay in instalments' }).innerText()).toContain('in 6 weeks');
  });
});
