import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import type { Page } from 'playwright-core';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { checkoutAnswers } from './checkout-answers.ts';

/** Where the provider's form looks for its translations and images. */
const FORM_PATH = '/payment-form/';

/** A bot check that accepts everyone. */
const CAPTCHA = 'globalThis.grecaptcha = { ready: (work) => work(), execute: async () => "a person" };';

/** The form has its own translations; any other asset is empty. */
export async function withPaymentForm(page: Page): Promise<void> {
  await page.context().route(`**${FORM_PATH}**`, (route) => {
    const url = route.request().url();
    if (url.endsWith('captcha.js')) return route.fulfill({ contentType: 'text/javascript', body: CAPTCHA });
    if (!url.endsWith('.svg')) return route.fulfill({ contentType: 'application/json', body: '{}' });
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
}

const articleOf = (id: string): CallValue<'findArticle'> => ({
  article: {
    id,
    name: id === ARTICLE_IDS.termsOfSale ? 'Terms of sale' : 'Privacy policy',
    path: `articles/${id}`,
    kicker: '',
    summary: '',
    heroImage: null,
    parentId: null,
    position: 1,
    body: [],
    publishedAt: 0,
    updatedAt: 0,
  },
  children: [],
});

/** Redirect payment methods only: card fields are the provider's iframes, which only a full shop has. */
export const paymentAnswers: Answers = {
  ...checkoutAnswers,
  findArticle: ({ id }) => success(articleOf(id)),
  loadPaymentSettings: success({
    browser: {
      kind: 'FORM',
      environment: 'test',
      clientKey: 'local_wattle',
      serviceUrls: { api: FORM_PATH, analytics: FORM_PATH, images: FORM_PATH, translations: FORM_PATH },
      isSimulated: true,
    },
    captcha: { siteKey: 'site', scriptUrl: `${FORM_PATH}captcha.js` },
  }),
  listPaymentMethods: success({
    types: ['ADYEN_ALIPAY', 'ADYEN_ZIP'],
    browserData: {
      paymentMethods: [
        { type: 'alipay', name: 'Alipay' },
        { type: 'zip', name: 'Zip' },
      ],
    },
  }),
};
