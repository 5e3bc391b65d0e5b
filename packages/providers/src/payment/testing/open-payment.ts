import type { AdyenConfig } from '../adyen/adyen-config.ts';
import { createAdyenPayment } from '../adyen/adyen-payment.ts';
import {
  createPaymentService,
  type PaymentService,
  type PaymentServiceRequest,
} from '../embedded/create-payment-service.ts';
import type { ServiceAnswer } from '../embedded/service-context.ts';
import {
  embeddedAdyenConfig,
  type GivenPaymentSettings,
  type PaymentServiceSettings,
  paymentServiceSettings,
} from '../embedded/settings.ts';
import type { PaymentServiceStore } from '../embedded/store.ts';
import type { GiftCardPayments } from '../gift-card-port.ts';
import type { PaymentEvent, PaymentProvider, WebhookRequest } from '../port.ts';
import { createMemoryPaymentStore } from './memory/create-memory-store.ts';
import { listen } from './payment-server.ts';

export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

export type Exchange = {
  readonly path: string;
  readonly request: string;
  readonly status: number;
  readonly response: string;
};

export type TestPayment = AsyncDisposable & {
  readonly origin: string;
  readonly settings: PaymentServiceSettings;
  readonly config: AdyenConfig;
  readonly store: PaymentServiceStore;
  readonly service: PaymentService;
  readonly provider: PaymentProvider & GiftCardPayments;
  /** Webhooks as they came in. */
  readonly received: WebhookRequest[];
  /** API calls and their answers. */
  readonly exchanges: Exchange[];
  /** Sets the shop's answer to webhooks. */
  answerWebhooks(status: number): void;
  /** Advances the service's clock. */
  wait(seconds: number): void;
  now(): number;
  /** Releases slow answers. */
  letGo(): void;
  /** Sends due webhooks and parses them as the shop would. */
  news(): Promise<readonly PaymentEvent[]>;
};

/** The shop's webhook endpoint. */
function createReceiver() {
  const received: WebhookRequest[] = [];
  const state = { status: 200 };
  const take = ({ body, headers }: PaymentServiceRequest): ServiceAnswer => {
    received.push({ body, headers });
    return { status: state.status, headers: {}, body: '[accepted]' };
  };
  return { received, state, take };
}

/** A clock and delays under the test's control. */
function createTime() {
  let [shift, slow] = [0, Promise.withResolvers<void>()];
  return {
    now: (): number => Date.now() + shift,
    wait(seconds: number): void {
      shift += seconds * 1000;
    },
    pause: (): Promise<void> => slow.promise,
    letGo(): void {
      slow.resolve();
      slow = Promise.withResolvers<void>();
    },
  };
}

const settingsAt = (origin: string, given: Partial<GivenPaymentSettings>): PaymentServiceSettings =>
  paymentServiceSettings({
    publicUrl: origin,
    merchantAccount: 'WattleTest',
    apiKey: 'a key of the tests',
    hmacKey: HMAC_KEY,
    webhook: { url: `${origin}/webhook`, username: 'adyen', password: 'a password' },
    ...given,
  });

export type OpenPayment = Partial<GivenPaymentSettings> & { readonly store?: PaymentServiceStore };

/** The service behind a loopback server, the adapter, and a webhook endpoint. */
export async function openPayment(options: OpenPayment = {}): Promise<TestPayment> {
  const { store = createMemoryPaymentStore(), ...given } = options;
  const [receiver, time, exchanges] = [createReceiver(), createTime(), [] as Exchange[]];
  const parts: { service?: PaymentService } = {};
  const server = await listen(async (request) => {
    if (request.path === '/webhook') return receiver.take(request);
    if (!parts.service) throw new Error('not open yet');
    const answer = await parts.service.handle(request);
    exchanges.push({ path: request.path, request: request.body, status: answer.status, response: answer.body });
    return answer;
  });
  const { origin } = server;
  const settings = settingsAt(origin, given);
  const service = createPaymentService({ store, settings, clock: time.now, pause: time.pause });
  parts.service = service;
  const config = embeddedAdyenConfig(settings);
  const provider = createAdyenPayment(config);
  const { received } = receiver;
  const made = { origin, settings, config, store, service, provider, received, exchanges };
  return {
    ...made,
    ...time,
    answerWebhooks(status) {
      receiver.state.status = status;
    },
    async news() {
      await service.work();
      const read = received.splice(0).map((request) => provider.readWebhook(request));
      return read.flatMap((result) => (result.status === 'ACCEPTED' ? result.events : []));
    },
    async [Symbol.asyncDispose]() {
      time.letGo();
      await server[Symbol.asyncDispose]();
    },
  };
}
