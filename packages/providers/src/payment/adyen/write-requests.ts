import type { Cents } from '@wattle/domain/money';
import { COUNTRY, CURRENCY, LOCALE } from '@wattle/domain/settings';
import { defined, type JsonObject, objectOf, textOf } from '../json.ts';
import type {
  AuthoriseInput,
  MeansOfPayment,
  OpaqueData,
  PartialOrderHandle,
  PaymentAddress,
  PaymentLine,
} from '../port.ts';
import type { AdyenConfig } from './adyen-config.ts';

/** Fields that a browser may send about the payment method. Card numbers must be encrypted. */
const METHOD_FIELDS = [
  'type',
  'brand',
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
  'holderName',
  'fundingSource',
  'subtype',
  'applePayToken',
  'googlePayToken',
  'googlePayCardNetwork',
  'checkoutAttemptId',
  'sdkData',
  'threeDS2SdkVersion',
] as const;

export const writeAmount = (cents: Cents): JsonObject => ({ currency: CURRENCY, value: cents });
export const writeOrder = ({ reference, data }: PartialOrderHandle): JsonObject => ({
  pspReference: reference,
  orderData: data,
});

/** Undefined when the browser sent no method. */
export function writeMethod(means: MeansOfPayment): JsonObject | undefined {
  if (means.kind === 'GIFT_CARD') return { type: 'giftcard', brand: 'givex', number: means.code, cvc: means.pin };
  const given = objectOf(means.data, 'paymentMethod');
  if (!given || !textOf(given, 'type')) return undefined;
  return defined(Object.fromEntries(METHOD_FIELDS.map((name) => [name, textOf(given, name)])));
}

/** Adyen takes house number and street as separate fields. */
function writeAddress({ street1, street2, locality, region, postcode, country }: PaymentAddress): JsonObject {
  const [, number, street] = /^(\S*\d\S*)\s+(.+)$/.exec(street1) ?? [];
  const name = street ?? street1;
  return {
    houseNumberOrName: number ?? 'N/A',
    street: street2 === '' ? name : `${name}, ${street2}`,
    city: locality,
    stateOrProvince: region,
    postalCode: postcode,
    country,
  };
}

const writeLine = ({ id, name, quantity, unitCents }: PaymentLine): JsonObject => ({
  id,
  description: name,
  quantity,
  amountIncludingTax: unitCents,
});

function writeShopper({ shopper }: AuthoriseInput): JsonObject {
  const { firstName, lastName } = shopper;
  return {
    shopperEmail: shopper.email,
    shopperName: { firstName, lastName },
    telephoneNumber: shopper.phone || undefined,
    shopperIP: shopper.ipAddress ?? undefined,
    shopperReference: shopper.reference ?? undefined,
    billingAddress: shopper.billing ? writeAddress(shopper.billing) : undefined,
    deliveryAddress: shopper.delivery ? writeAddress(shopper.delivery) : undefined,
  };
}

/** Adyen refuses a payment whose browserInfo lacks one of these. */
const BROWSER_FIELDS = [
  'acceptHeader',
  'colorDepth',
  'javaEnabled',
  'language',
  'screenHeight',
  'screenWidth',
  'timeZoneOffset',
  'userAgent',
] as const;

/** The browser facts from the request, if none that Adyen requires is missing. */
function writeKnownBrowser(known: OpaqueData | undefined): JsonObject | undefined {
  if (!known || BROWSER_FIELDS.some((name) => known[name] === undefined)) return undefined;
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, known[name]]));
}

/** Only the browser facts that 3-D Secure and the risk check need. Those from Adyen's own form come first. */
function writeBrowser({ means, details = {}, browserInfo, fraudToken }: AuthoriseInput): JsonObject {
  if (means.kind === 'GIFT_CARD') return {};
  const said = { ...details, ...means.data };
  return {
    browserInfo: objectOf(said, 'browserInfo') ?? writeKnownBrowser(browserInfo),
    riskData: objectOf(said, 'riskData'),
    deviceFingerprint: fraudToken,
  };
}

export function writePayment(config: AdyenConfig, input: AuthoriseInput, paymentMethod: JsonObject): JsonObject {
  const native = { threeDSRequestData: { nativeThreeDS: 'preferred' } };
  return defined({
    merchantAccount: config.merchantAccount,
    reference: input.orderReference,
    amount: writeAmount(input.amountCents),
    paymentMethod,
    returnUrl: input.returnUrl,
    origin: new URL(input.returnUrl).origin,
    channel: 'Web',
    shopperInteraction: 'Ecommerce',
    countryCode: COUNTRY,
    shopperLocale: LOCALE,
    ...writeShopper(input),
    ...writeBrowser(input),
    lineItems: input.lines.length > 0 ? input.lines.map(writeLine) : undefined,
    authenticationData: config.nativeThreeDs ? native : undefined,
    order: input.partialOrder ? writeOrder(input.partialOrder) : undefined,
    // overrides the account's setting: the shop captures when the goods leave
    additionalData: { manualCapture: 'true' },
  });
}
