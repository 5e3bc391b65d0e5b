import type { CallValue } from '@wattle/contract';
import { success } from '@wattle/domain/results';
import { ARTICLE_IDS } from '@wattle/domain/settings';
import type { Answers } from '../../../../testing/stage-answers.ts';
import { FORM_PATH } from '../../../../testing/stage-payment-form.ts';
import { checkoutAnswers } from './checkout-answers.ts';

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
