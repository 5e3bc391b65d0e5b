import { encode } from 'uqr';
import { isObject, type JsonObject, parseJson, textOf } from '../../json.ts';
import { brandOf } from '../read-card.ts';
import { json, readToken, type ServiceAnswer, type ServiceContext, writeToken } from '../service-context.ts';
import { drawComponent, drawLogo, drawQr } from './drawings.ts';
import { securedFieldsPage } from './secured-fields-page.ts';

export type BrowserRequest = {
  readonly method: string;
  /** Under the path of the service: `/v3/bin/binLookup`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
};

type Route = {
  readonly method: string;
  readonly pattern: RegExp;
  answer(service: ServiceContext, request: BrowserRequest, part: string): ServiceAnswer | Promise<ServiceAnswer>;
};

const DAY_SECONDS = 86_400;
const QR_LENGTH = 512;

const drawing = (body: string): ServiceAnswer => ({
  status: 200,
  headers: {
    'content-type': 'image/svg+xml',
    'cache-control': `public, max-age=${DAY_SECONDS}`,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  },
  body,
});

function readBody({ body }: BrowserRequest): JsonObject {
  const read = parseJson(body);
  return isObject(read) ? read : {};
}

/** The card's brand, from its first digits. */
function lookUpBin(_service: ServiceContext, request: BrowserRequest): ServiceAnswer {
  const body = readBody(request);
  const supported = Array.isArray(body.supportedBrands) ? body.supportedBrands : [];
  const brand = brandOf((textOf(body, 'encryptedBin') ?? '').replace(/^test_/, ''));
  const found = {
    brand,
    paymentMethodVariant: brand,
    supported: supported.includes(brand),
    cvcPolicy: 'required',
    expiryDatePolicy: 'required',
    enableLuhnCheck: true,
    showExpiryDate: true,
    showSocialSecurityNumber: false,
  };
  const requestId = textOf(body, 'requestId') ?? '';
  return json(200, { requestId, issuingCountryCode: 'AU', brands: brand ? [found] : [] });
}

/** The status of a payment that the shopper makes on a phone. */
async function tellStatus(service: ServiceContext, request: BrowserRequest): Promise<ServiceAnswer> {
  const reference = readToken(service, 'PAGE', textOf(readBody(request), 'paymentData') ?? '');
  const found = reference === undefined ? undefined : await service.store.find('payment', reference);
  if (!found) return json(422, { status: 422, errorCode: '14_0423', message: 'The data is not of a payment.' });
  const { state, pspReference } = found.value;
  if (state === 'OPEN' || state === 'PENDING') return json(200, { type: 'pending', resultCode: 'pending' });
  const payload = writeToken(service, 'RESULT', pspReference);
  return json(200, { type: 'complete', resultCode: state.toLowerCase(), payload });
}

async function tellOrder(service: ServiceContext, request: BrowserRequest): Promise<ServiceAnswer> {
  const orderData = textOf(readBody(request), 'orderData') ?? '';
  const order = (await service.store.find('partialOrder', orderData.split('.')[0] ?? ''))?.value;
  if (order?.orderData !== orderData)
    return json(422, { status: 422, errorCode: '14_0424', message: 'The order is not open.' });
  const { currency, remainingValue } = order;
  const payments = await Promise.all(order.payments.map((reference) => service.store.find('payment', reference)));
  const paymentMethods = payments.flatMap((found) =>
    found
      ? [
          {
            type: found.value.methodType,
            lastFour: found.value.lastFour,
            amount: { currency, value: found.value.value },
          },
        ]
      : [],
  );
  return json(200, {
    expiresAt: new Date(order.expiresAt).toISOString(),
    paymentMethods,
    remainingAmount: { currency, value: remainingValue },
  });
}

const EMPTY_PAGE: ServiceAnswer = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
  },
  body: '<!doctype html><title>Simulator</title>',
};

const ROUTES: readonly Route[] = [
  { method: 'GET', pattern: /^\/securedfields\/\w+\/[\d.]+\/securedFields\.html$/, answer: securedFieldsPage },
  { method: 'GET', pattern: /^\/assets\/html\/\w+\/dfp\.[\d.]+\.html$/, answer: () => EMPTY_PAGE },
  { method: 'POST', pattern: /^\/v3\/bin\/binLookup$/, answer: lookUpBin },
  {
    method: 'POST',
    pattern: /^\/v3\/analytics(?:\/[\w-]+)?$/,
    answer: () => json(200, { checkoutAttemptId: 'simulated' }),
  },
  { method: 'POST', pattern: /^\/services\/PaymentInitiation\/v1\/status$/, answer: tellStatus },
  { method: 'POST', pattern: /^\/v1\/order\/status$/, answer: tellOrder },
  { method: 'GET', pattern: /^\/sdk\/[\w.-]+\/translations\/[\w-]+\.json$/, answer: () => json(200, {}) },
  {
    method: 'GET',
    pattern: /^\/images\/logos\/(?:\w+\/)*([\w-]+)\.svg$/,
    answer: (_service, _request, name) => drawing(drawLogo(name)),
  },
  {
    method: 'GET',
    pattern: /^\/images\/components\/([\w@-]+)\.(?:svg|gif|png)$/,
    answer: (_service, _request, name) => drawing(drawComponent(name)),
  },
  {
    method: 'GET',
    pattern: /^\/utility\/v1\/barcode\.png$/,
    answer: (_service, { query }) => drawing(drawQr(encode((query.get('data') ?? '').slice(0, QR_LENGTH)).data)),
  },
];

/** Serves the Drop-in in place of Adyen's own addresses. */
export async function handleBrowser(service: ServiceContext, request: BrowserRequest): Promise<ServiceAnswer> {
  for (const { method, pattern, answer } of ROUTES) {
    const match = pattern.exec(request.path);
    if (match && method === request.method) return answer(service, request, match[1] ?? '');
  }
  return json(404, { status: 404, message: 'Not found' });
}
