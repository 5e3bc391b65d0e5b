import { describe, expect, it } from 'vitest';
import { axeViolations, flawsAtEveryWidth } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { addButton, buyBox, openProduct, variantCard, watchShifts } from './product-buying-page.ts';
import { showcasePaths } from './product-shelf.ts';

const open = useBrowser();

describe('the button of a product page', () => {
  it.each([
    ['inStock', 'Add to cart', true, '[D-2-110]'],
    ['evergreen', 'Add to cart', true, '[D-2-110]'],
    ['preorder', 'Pre-order', true, '[D-2-106]'],
    ['scheduledRelease', 'Coming Soon', false, '[D-2-107 D-2-115]'],
    ['soldOut', 'Sold Out', false, '[D-2-108 D-2-114]'],
    ['inStoreOnly', 'Enquire', true, '[D-2-109]'],
    ['enabled', 'Unavailable', false, '[D-2-111 D-2-118]'],
  ] as const)('of a product that is %s says %s, works: %s %s', async (name, label, works, _ids) => {
    const { page } = await open();
    await openProduct(page, name);
    const button = addButton(page);
    expect(await button.innerText()).toBe(label);
    expect(await button.isDisabled()).toBe(!works);
    const why = await button.evaluate(
      (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    // whatever is not the usual says why beside it
    expect(why !== '').toBe(label !== 'Add to cart');
  });

  it('asks in a dialog about what is sold in stores only [D-2-117]', async () => {
    const { page } = await open();
    await openProduct(page, 'inStoreOnly');
    await addButton(page).click();
    await page.getByRole('dialog', { name: 'Only in our stores' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enquire');
  });

  it('stands in the first view of a wide screen', async () => {
    const { page } = await open();
    await openProduct(page, 'finishVariants');
    const box = await addButton(page).boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(box?.height).toBe(56);
  });
});

describe('buying', () => {
  it('takes the chosen finish and plan and goes to the cart [D-1-07 C-9-64 C-9-65 D-9-66 D-9-67]', async () => {
    const { page } = await open();
    await openProduct(page, 'oneVariantSoldOut');
    const plans = buyBox(page).getByRole('group', { name: /^Repair Plan/ });
    expect(await plans.innerText()).toContain("Manufacturer's Warranty");
    expect(await plans.getByRole('radio', { name: /^None/ }).isChecked()).toBe(true);
    await plans.getByText('2 years', { exact: true }).click();
    await buyBox(page).getByRole('button', { name: 'More' }).click();
    await addButton(page).click();
    await page.waitForURL(/\/cart\?item=p-100044$/);
    await page
      .getByText(/2-year repair plan/i)
      .first()
      .waitFor();
  });

  it('keeps the chosen finish in the address, on the server too, and shows its pictures', async () => {
    const { page } = await open();
    await openProduct(page, 'finishVariants');
    const first = page.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
    expect(await first.getAttribute('alt')).toContain(', sand,');
    await variantCard(page, 'Eucalypt').click();
    await page.waitForURL(/\?variant=/);
    await expect.poll(() => first.getAttribute('alt')).toContain(', eucalypt,');
    const shared = await (await page.request.get(page.url())).text();
    expect(shared).toMatch(/<input[^>]*checked=""[^>]*value="[^"]*-E2"|value="[^"]*-E2"[^>]*checked=""/);
  });

  it('says which finish is sold out, and begins with one that is not', async () => {
    const { page } = await open();
    await openProduct(page, 'oneVariantSoldOut');
    const choice = buyBox(page).getByRole('group', { name: /^Colour/ });
    const soldOut = choice.getByRole('radio', { name: /Sold out/ });
    expect(await soldOut.isChecked()).toBe(false);
    await variantCard(page, 'Sold out').click();
    await expect.poll(() => addButton(page).innerText()).toBe('Sold Out');
    expect(await buyBox(page).innerText()).toContain('is sold out. Choose another one above.');
  });

  it.each([
    ['maxQuantity', 'A limit of'],
    ['lastUnits', 'Only'],
  ] as const)('stops at the limit of %s and says so', async (name, words) => {
    const { page } = await open();
    await openProduct(page, name);
    const more = buyBox(page).getByRole('button', { name: 'More' });
    for (let pressed = 0; pressed < 20 && (await more.isEnabled()); pressed += 1) await more.click();
    expect(await more.isDisabled()).toBe(true);
    expect(await buyBox(page).innerText()).toContain(words);
  });

  it('begins with the least that may be bought, and steps in lots', async () => {
    const { page } = await open();
    await openProduct(page, 'multipleOfQuantity');
    const count = buyBox(page).getByRole('status').first();
    const before = Number((await count.innerText()).replace(/\D/g, ''));
    await buyBox(page).getByRole('button', { name: 'More' }).click();
    const after = Number((await count.innerText()).replace(/\D/g, ''));
    expect(after - before).toBeGreaterThan(1);
    expect(await buyBox(page).innerText()).toContain('Sold in lots of');
  });

  it('says beside the button and in an alert why it was refused [C-8-36]', async () => {
    const { page } = await open();
    await openProduct(page, 'promotional');
    await addButton(page).click();
    const words = /cannot be added to your cart because it is a promotional product\./;
    await buyBox(page).getByText(words).waitFor();
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\//);
  });
});

describe('the price of a product page', () => {
  it.each([
    ['discounted', /now \$2,988[\s\S]*was \$3,499[\s\S]*Save \$511[\s\S]*Ends in \d+ Days?,/, '[D-2-121 D-2-123]'],
    ['discountEndsInMinutes', /Ends in \d+ Minutes?,/, '[D-2-123 D-2-124]'],
    ['hotPriceInDates', /Hot price[\s\S]*Until /, '[D-2-120]'],
    ['clearance', /Clearance/, '[D-2-122]'],
    ['priceWithCents', /\$19\.95/, '[D-9-64]'],
  ] as const)('of %s: %s %s', async (name, words, _ids) => {
    const { page } = await open();
    await openProduct(page, name);
    expect((await buyBox(page).textContent()) ?? '').toMatch(words);
  });

  it('explains paying in parts, inside the limits of each lender [C-9-32]', async () => {
    const { page } = await open();
    await openProduct(page, 'discounted');
    expect(await buyBox(page).innerText()).toContain('4 × $747 with Afterpay, or Zip from $25 a week.');
    await buyBox(page).getByRole('button', { name: 'How it works' }).click();
    expect(await page.getByRole('dialog', { name: 'Pay in parts' }).innerText()).toContain('in 6 weeks');
    await openProduct(page, 'preorder');
    const words = await buyBox(page).innerText();
    expect(words).toContain('Zip from');
    expect(words).not.toContain('Afterpay');
  });
});

describe('the top of a product page', () => {
  it('has no flaw at any width, and holds still on a phone and on a desk', async () => {
    for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
      const { page, complaints } = await open({ width });
      const shifted = await watchShifts(page);
      await openProduct(page, 'finishVariants');
      expect(await shifted(), `${width}`).toBeLessThan(0.001);
      if (width === WIDTHS.desktop) expect(await flawsAtEveryWidth(page)).toEqual([]);
      expect(complaints).toEqual([]);
    }
  });

  it('turns its pictures with the arrow keys, and shows one large', async () => {
    const { page } = await open();
    await openProduct(page, 'discounted');
    const pictures = page.getByRole('region', { name: 'Pictures' });
    await pictures
      .getByRole('link', { name: /, zoom$/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await pictures.getByText('Seen from an angle, 2 of 4').waitFor();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Seen from an angle' });
    await zoom.waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Drawn with its dimensions' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('is walked by keyboard from the pictures to the wishlist', async () => {
    const { page } = await open();
    await openProduct(page, 'discounted');
    await buyBox(page).getByRole('button', { name: 'How it works' }).focus();
    const walked: string[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press('Tab');
      walked.push(
        await page.evaluate(() => {
          const { activeElement: one } = document;
          return one?.getAttribute('aria-label') ?? one?.closest('label')?.textContent ?? one?.textContent ?? '';
        }),
      );
    }
    expect(walked.slice(0, 5)).toEqual(['NoneIncluded cover only', 'Fewer', 'Quantity', 'More', 'Add to cart']);
    expect(walked[5]).toMatch(/^Save .* to wishlist$/);
    expect(walked[6]).toBe('Set suburb');
  });

  it('keeps the button at hand on a phone while the main one is out of view, but not over the footer', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    await openProduct(page, 'discounted');
    const bar = page.getByRole('complementary', { name: 'Buy it' });
    await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await bar.waitFor();
    expect(await bar.innerText()).toContain('$2,988');
    expect(await axeViolations(page)).toEqual([]);
    await addButton(page).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await bar.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/cart\?item=p-100001$/);
  });

  it('can be read, and its finish chosen, without a script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const [path = '/'] = await showcasePaths(page, ['finishVariants']);
    await page.goto(path);
    await variantCard(page, 'Eucalypt').click();
    await page.getByRole('button', { name: 'Show this one' }).click();
    await page.waitForURL(/\?variant=STS-470N-E2$/);
    expect(await page.getByRole('radio', { name: /^Eucalypt/ }).isChecked()).toBe(true);
  });
});
