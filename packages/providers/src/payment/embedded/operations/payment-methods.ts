import type { JsonObject } from '../../json.ts';
import { json } from '../service-context.ts';
import type { Operation } from './operation.ts';

const METHODS: readonly (JsonObject & { readonly type: string })[] = [
  { type: 'scheme', name: 'Credit or debit card', brands: ['visa', 'mc', 'amex'] },
  { type: 'paypal', name: 'PayPal', configuration: { merchantId: 'WATTLE', intent: 'authorize' } },
  { type: 'afterpaytouch', name: 'Afterpay' },
  { type: 'zip', name: 'Zip' },
  { type: 'alipay', name: 'Alipay' },
  { type: 'wechatpayQR', name: 'WeChat Pay' },
  { type: 'applepay', name: 'Apple Pay', configuration: { merchantId: '000000000000000', merchantName: 'Wattle' } },
  { type: 'googlepay', name: 'Google Pay', configuration: { merchantId: '50', gatewayMerchantId: 'Wattle' } },
  { type: 'giftcard', brand: 'givex', name: 'Gift card' },
];

const namesIn = (body: JsonObject, name: string): readonly unknown[] => {
  const given = body[name];
  return Array.isArray(given) ? given : [];
};

/** Every method that the simulator plays, but for those that the caller does not want. */
export const listPaymentMethods: Operation = async (_service, _tx, { body }) => {
  const [allowed, blocked] = [namesIn(body, 'allowedPaymentMethods'), namesIn(body, 'blockedPaymentMethods')];
  const isIn = (names: readonly unknown[], { type, brand }: JsonObject) =>
    names.includes(type) || names.includes(brand);
  const paymentMethods = METHODS.filter(
    (method) => (allowed.length === 0 || isIn(allowed, method)) && !isIn(blocked, method),
  );
  return json(200, { paymentMethods });
};
