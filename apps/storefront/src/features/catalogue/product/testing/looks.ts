import type { Look } from '../../../../../testing/look.ts';
import { storedLocation } from '../../../../../testing/stores/sample-localities.ts';
import { DELIVERY_ANSWERS } from '../delivery/testing/delivery-answers.ts';
import {
  CARD_PATH,
  cardLine,
  fieldOf,
  fillCard,
  GIFT_CARD_ANSWERS,
  pressAdd,
} from '../gift-card/testing/gift-card-stage.ts';
import { finishes, productAnswers, untilReady, waysOf } from './product-stage.ts';
import { SAMPLE_FRIDGE } from './sample-fridge.ts';

const path = `/${SAMPLE_FRIDGE.path}`;

/** Product and gift card pages, and the gift card in the cart, in every visual state. */
export const LOOKS: readonly Look[] = [
  { name: 'a product', path, answers: productAnswers(finishes()), reach: untilReady },
  {
    name: 'a product, its button at the foot of a small screen',
    path,
    answers: productAnswers(),
    reach: async (page) => {
      await untilReady(page);
      await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a product, the stores near the shopper',
    path,
    answers: { ...productAnswers(), ...DELIVERY_ANSWERS },
    stored: storedLocation(),
    reach: async (page) => {
      await waysOf(page).locator('summary').click();
      await waysOf(page).getByRole('listitem').last().waitFor();
    },
  },
  {
    name: 'a product, the dialog for a suburb after the browser refused',
    path,
    answers: { ...productAnswers(), ...DELIVERY_ANSWERS },
    reach: async (page) => {
      await waysOf(page).getByRole('button', { name: 'Set suburb' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Use my location' }).click();
      await page.getByRole('dialog').getByRole('status').getByText('Your browser has blocked').waitFor();
    },
  },
  { name: 'a gift card', path: CARD_PATH, answers: GIFT_CARD_ANSWERS, reach: untilReady },
  {
    name: 'a gift card that is filled in wrongly',
    path: CARD_PATH,
    answers: GIFT_CARD_ANSWERS,
    reach: async (page) => {
      await untilReady(page);
      await pressAdd(page);
      await page.getByText('Enter your name.').waitFor();
    },
  },
  {
    name: 'a gift card in the cart',
    path: CARD_PATH,
    answers: GIFT_CARD_ANSWERS,
    reach: async (page) => {
      await untilReady(page);
      await fillCard(page);
      await pressAdd(page);
      await cardLine(page, 'Priya').waitFor();
    },
  },
  {
    name: 'a gift card that is changed in the cart',
    path: CARD_PATH,
    answers: GIFT_CARD_ANSWERS,
    reach: async (page) => {
      await untilReady(page);
      await fillCard(page);
      await pressAdd(page);
      await cardLine(page, 'Priya').getByRole('button', { name: /^Edit/ }).click();
      await fieldOf(page, 'Message').waitFor();
    },
  },
];
