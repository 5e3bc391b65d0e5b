import type { OnAccess } from '@wattle/providers/outside';
import {
  createAdyenPayment,
  createPaymentService,
  createStripePayment,
  embeddedAdyenConfig,
  type PaymentProvider,
  type PaymentService,
  type PaymentServiceStore,
  paymentServiceSettings,
  type WebhookRequest,
} from '@wattle/providers/payment';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isSimulatorMisplaced } from '../config/payment-config.ts';
import { publicUrlOf } from '../config/public-url.ts';
import { type Poller, pollUntilClosed } from '../workers/poll-until-closed.ts';
import { callService } from './call-service.ts';
import { ownOrigin } from './own-origin.ts';
import { paymentKeys } from './payment-keys.ts';
import { registerPaymentService } from './register-payment-service.ts';
import { type OnPaymentEvents, registerWebhook, takeWebhook, WEBHOOK_PATH } from './register-webhook.ts';

export type Payment = {
  readonly provider: PaymentProvider;
  /** undefined: payments are real, or no simulator is needed. */
  readonly service: PaymentService | undefined;
  /** Whose frames, marks and calls the form in the browser has. */
  readonly origins: readonly string[];
  /** Whose scripts the form loads for wallets; the simulator's wallets are pages to go to. */
  readonly walletOrigins: readonly string[];
  /** Puts the webhook on HTTP, and the simulator where there is one; it works while the shop listens. */
  register(app: FastifyInstance, onEvents: OnPaymentEvents): void;
  close(): Promise<void>;
};

export type PaymentParts = {
  readonly config: Config;
  readonly store: PaymentServiceStore;
  /** What the keys between shop and simulator are made from. */
  readonly secret: string;
  /** On the simulator's pages. */
  readonly shopName: () => string;
  readonly onError: (error: unknown, message: string) => void;
  readonly onAccess?: OnAccess;
};

const WORK_EVERY_MS = 1_000;

/** What Adyen's form loads and talks to; test, live, or a region such as live-au. */
const adyenOrigins = (environment: string): string[] =>
  ['checkoutshopper', 'checkoutanalytics']
    .flatMap((name) => [`${name}-${environment}`, `${name}-${environment}.cdn`])
    .map((host) => `https://${host}.adyen.com`);

/** PayPal's, Google's and Apple's own, and where their frames and marks come from. */
const WALLET_ORIGINS = [
  'https://www.paypal.com',
  'https://www.sandbox.paypal.com',
  'https://www.paypalobjects.com',
  'https://pay.google.com',
  'https://www.gstatic.com',
  'https://applepay.cdn-apple.com',
];

/** [C-1-09] [C-1-10] Who takes money for this shop: Adyen, Stripe, or a simulator here that speaks Adyen's language. */
export function openPayment(parts: PaymentParts): Payment {
  const { payment, writeLimitPerMinute } = parts.config;
  const { onAccess } = parts;
  if (payment.kind === 'embedded') return openEmbedded(parts, payment.isDemo);
  const isAdyen = payment.kind === 'adyen';
  const provider = isAdyen
    ? createAdyenPayment({ ...payment.adyen, ...(onAccess && { onAccess }) })
    : createStripePayment({ ...payment.stripe, ...(onAccess && { onAccess }) });
  return {
    provider,
    service: undefined,
    // shoppers go to Stripe's page, and no page of ours loads anything of theirs
    origins: isAdyen ? adyenOrigins(payment.adyen.environment) : [],
    walletOrigins: isAdyen ? WALLET_ORIGINS : [],
    register: (app, onEvents) => registerWebhook(app, { provider, onEvents, writeLimitPerMinute }),
    close: async () => {},
  };
}

function settingsOf({ config, secret, shopName }: PaymentParts, isDemo: boolean) {
  const { apiKey, hmacKey, webhookPassword } = paymentKeys(secret);
  return paymentServiceSettings({
    ...{ apiKey, hmacKey, isDemo, shopName },
    publicUrl: publicUrlOf(config),
    merchantAccount: 'Simulator',
    webhook: { url: `${ownOrigin(config)}${WEBHOOK_PATH}`, username: 'shop', password: webhookPassword },
  });
}

function openEmbedded(parts: PaymentParts, isDemo: boolean): Payment {
  const { config, store, onError } = parts;
  const { writeLimitPerMinute } = config;
  const settings = settingsOf(parts, isDemo);
  // a public shop refuses to start with the simulator; commands that only open this part take no payments
  const service = isSimulatorMisplaced(config) ? undefined : createPaymentService({ store, settings, sendWebhook });
  const provider = createAdyenPayment({
    ...embeddedAdyenConfig(settings, ownOrigin(config)),
    ...(service && { fetch: callService(service) }),
  });
  let working: Poller | undefined;
  let onTold: OnPaymentEvents | undefined;
  /** Called in this process, like the simulator itself. */
  async function sendWebhook(request: WebhookRequest) {
    return { ok: onTold !== undefined && (await takeWebhook({ provider, onEvents: onTold }, request)) === 200 };
  }
  return {
    provider,
    service,
    origins: ["'self'"],
    walletOrigins: [],
    register(app, onEvents) {
      registerWebhook(app, { provider, onEvents, writeLimitPerMinute });
      onTold = onEvents;
      if (!service) return;
      registerPaymentService(app, { service, apiKey: settings.apiKey, writeLimitPerMinute });
      // what it sends comes back to this shop
      app.addHook('onListen', async () => {
        const onFailure = (error: unknown): void => onError(error, 'the payment simulator could not work');
        working ??= pollUntilClosed(service.work, { everyMs: WORK_EVERY_MS, onError: onFailure });
      });
    },
    close: async () => working?.close(),
  };
}
