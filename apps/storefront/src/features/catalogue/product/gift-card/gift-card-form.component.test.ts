import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../../../testing/watch-shifts.ts';
import { buyBox, openProduct, productAnswers } from '../testing/product-stage.ts';
import {
  amountOf,
  CARD_PATH,
  type CardLabel,
  cardLine,
  countOf,
  fieldOf,
  fillCard,
  GIFT_CARD_ANSWERS,
  openGiftCard,
  pressAdd,
  WORDS,
} from './testing/gift-card-stage.ts';

const open = setUpStage();

describe('the form of a gift card', () => {
  it('says what is wrong with a field when it is left, counts what is written, and leads to what is wrong', async () => {
    const { page } = await openGiftCard(open);
    await page.getByText('0 of 200').waitFor();
    await fillCard(page);
    await page.getByText(`${WORDS.Message.length} of 200`).waitFor();
    for (const [label, text, words] of [
      ['Recipient’s name', '', "Enter the recipient's name."],
      ['Recipient’s name', '<b>', 'Enter a valid name.'],
      ['Recipient’s name', 'P'.repeat(21), 'Enter a name with 20 characters or fewer.'],
      ['Recipient’s email address', '', "Enter the recipient's email address."],
      ['Recipient’s email address', 'priya@', 'Enter a valid email address.'],
      ['Your name', '', 'Enter your name.'],
      ['Your name', 'S'.repeat(21), 'Enter a name with 20 characters or fewer.'],
      ['Message', 'm'.repeat(201), 'Enter a message with 200 characters or fewer.'],
    ] satisfies [CardLabel, string, string][]) {
      const field = fieldOf(page, label);
      await field.fill(text);
      await field.blur();
      await page.getByText(words).waitFor();
      await pressAdd(page);
      await expect.poll(() => field.evaluate((one) => one === document.activeElement), { message: label }).toBe(true);
      expect(await field.getAttribute('aria-invalid'), label).toBe('true');
      await field.fill(WORDS[label]);
      await page.getByText(words).waitFor({ state: 'detached' });
    }
    expect(await countOf(page)).toBe(0);
  });

  it('says nothing before a field is left, and leads to the first wrong one when it is sent', async () => {
    const { page } = await openGiftCard(open);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await pressAdd(page);
    await expect
      .poll(() => fieldOf(page, 'Recipient’s name').evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await page.locator('[aria-invalid]').count()).toBe(3);
  });

  it('loses nothing but what no text has when the shop does not answer [D-5-15]', async () => {
    const { page, stage } = await openGiftCard(open);
    await amountOf(page, '$75').check();
    await fillCard(page, { 'Your name': 'S\u200Bam' });
    stage.answer({ products: failed('UNAVAILABLE') });
    await pressAdd(page);
    await buyBox(page)
      .getByText(/Unable to add .+ to your cart\./)
      .waitFor();
    for (const [label, text] of Object.entries(WORDS)) {
      expect(await fieldOf(page, label as CardLabel).inputValue()).toBe(text);
    }
    stage.answer(GIFT_CARD_ANSWERS);
    await pressAdd(page);
    await page.waitForURL('**/cart?item=*');
    expect(await cardLine(page, 'Priya').locator('b').last().innerText()).toBe('$75');
  });

  it('is filled in and sent with the keyboard alone', async () => {
    const { page } = await openGiftCard(open);
    await amountOf(page, '$50').focus();
    await page.keyboard.press('ArrowRight');
    for (const words of Object.values(WORDS)) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart?item=*');
    expect(await cardLine(page, 'Priya').locator('b').last().innerText()).toBe('$75');
  });

  it('can be read without a script, and sends nothing anywhere', async () => {
    const { page } = await open(CARD_PATH, { javaScriptEnabled: false, answers: GIFT_CARD_ANSWERS });
    const box = buyBox(page);
    expect(await box.innerText()).toContain('Switch on JavaScript to buy a gift card.');
    expect(await box.getByRole('radio').count()).toBe(9);
    expect(await box.getByRole('radio', { name: '$50', exact: true }).isChecked()).toBe(true);
    await box.getByRole('button', { name: 'Add to cart' }).click({ force: true });
    expect(new URL(page.url()).search).toBe('');
  });

  it('stays where it is while the page comes alive', async () => {
    const { page } = await openGiftCard(open, { width: WIDTHS.phone, ownPage: true, before: watchShifts });
    expect(await shiftsOf(page)).toBeLessThan(0.02);
  });

  it('is loaded for gift cards, and not for other products', async () => {
    const { page, stage } = await openProduct(open);
    // what the page itself says it has loaded: no request goes out for what the browser remembers
    const hasForm = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => name.includes('gift-card-form') && name.endsWith('.js')),
      );
    expect(await hasForm()).toBe(false);
    stage.answer({ ...productAnswers(), ...GIFT_CARD_ANSWERS });
    await page.goto(CARD_PATH);
    await fieldOf(page, 'Your name').and(page.locator(':enabled')).waitFor();
    // the browser writes down what it remembered a moment after it is used
    await expect.poll(hasForm).toBe(true);
  });
});
