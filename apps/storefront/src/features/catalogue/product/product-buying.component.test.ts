import { describe, expect, it } from 'vitest';
import { setUpStage } from '../../../../testing/set-up-stage.ts';
import type { ProductPage } from './product-page-data.ts';
import { addButton, buyBox, DAY, finishes, nowSeconds, openProduct, variantCard } from './testing/product-stage.ts';
import { SAMPLE_FRIDGE } from './testing/sample-fridge.ts';

const open = setUpStage();

const STANDING = { isDiscounted: false, erpOriginalPrice: 2988 };

describe('the button of a product page', () => {
  it('asks about what is sold by enquiry only, and promises nothing that does not hold for it [D-2-116 D-2-119]', async () => {
    const blGroup = { ...SAMPLE_FRIDGE.blGroup, isAgencyItem: true };
    const { page } = await openProduct(open, { product: { enquiryOnly: true, blGroup } });
    expect(await addButton(page).innerText()).toBe('Enquire');
    const words = await buyBox(page).innerText();
    expect(words).toContain('Price set by');
    expect(words).not.toMatch(/Delivered to your door|Collect|Price promise|Repair Plan|30 days|Afterpay/);
    expect(await buyBox(page).getByRole('button', { name: 'More' }).count()).toBe(0);
  });

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
  it.each<readonly [string, RegExp, string, Partial<ProductPage['product']>]>([
    [
      'discounted',
      /now \$2,988[\s\S]*was \$3,499[\s\S]*Save \$511[\s\S]*Ends in \d+ Days?,/,
      '[D-2-121 D-2-123]',
      { priceDateTo: nowSeconds() + 3 * DAY },
    ],
    ['discounted for minutes', /Ends in \d+ Minutes?,/, '[D-2-123 D-2-124]', { priceDateTo: nowSeconds() + 1_800 }],
    [
      'hot',
      /Hot price[\s\S]*Until /,
      '[D-2-120]',
      { ...STANDING, priceDateFrom: nowSeconds() - DAY, priceDateTo: nowSeconds() + 9 * DAY },
    ],
    ['in clearance', /Clearance/, '[D-2-122]', { ...STANDING, isClearance: true }],
    ['priced with cents', /\$19\.95/, '[D-9-64]', { ...STANDING, price: 19.95 }],
  ])('of one that is %s: %s %s', async (_, words, _ids, product) => {
    // in the server's HTML, without hydration
    const { page } = await openProduct(open, { product, javaScriptEnabled: false });
    expect((await buyBox(page).textContent()) ?? '').toMatch(words);
  });

  it('explains paying in parts, inside the limits of each lender [C-9-32]', async () => {
    const { page } = await openProduct(open);
    expect(await buyBox(page).innerText()).toContain('4 × $747 with Afterpay, or Zip from $25 a week.');
    await buyBox(page).getByRole('button', { name: 'How it works' }).click();
    expect(await page.getByRole('dialog', { name: 'Pay in instalments' }).innerText()).toContain('in 6 weeks');
    const dear = await openProduct(open, { product: { ...STANDING, price: 3199 }, javaScriptEnabled: false });
    const words = await buyBox(dear.page).innerText();
    expect(words).toContain('Zip from');
    expect(words).not.toContain('Afterpay');
  });
});
