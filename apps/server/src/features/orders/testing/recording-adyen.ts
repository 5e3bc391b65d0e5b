import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type PaymentCall = Readonly<Record<string, unknown>> & { readonly reference: string };

/** Authorises every payment over Adyen's protocol and records the requests. */
export async function openRecordingAdyen() {
  const payments: PaymentCall[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as PaymentCall;
    payments.push(body);
    const { reference: merchantReference, amount } = body;
    const answer = { resultCode: 'Authorised', pspReference: `PSP-${payments.length}`, merchantReference, amount };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** The settings of a shop that pays here. */
    env: {
      ADYEN_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ADYEN_API_KEY: 'key',
      ADYEN_MERCHANT_ACCOUNT: 'Wattle',
      ADYEN_CLIENT_KEY: 'test_A',
      ADYEN_HMAC_KEYS: 'AB'.repeat(32),
    },
    paymentFor: (orderNumber: string) => payments.find(({ reference }) => reference === orderNumber),
    close: () => new Promise((done) => server.close(done)),
  };
}
