import { setTimeout as wait } from 'node:timers/promises';
import { handleBrowser } from './browser/handle-browser.ts';
import { expire } from './expire.ts';
import { handleApi } from './handle-api.ts';
import { handlePage } from './pages/handle-page.ts';
import { json, type ServiceAnswer, type ServiceContext } from './service-context.ts';
import { createServiceScript, type ServiceScript } from './service-script.ts';
import { API_PATH, BROWSER_PATH, PAGES_PATH, type PaymentServiceSettings } from './settings.ts';
import type { PaymentServiceStore } from './store.ts';
import { deliverWebhooks, type SendWebhook, sendByFetch } from './webhooks/deliver-webhooks.ts';

export type PaymentServiceRequest = {
  readonly method: string;
  /** Below the public origin. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The raw body. */
  readonly body: string;
};

export type PaymentServiceParts = {
  readonly store: PaymentServiceStore;
  readonly settings: PaymentServiceSettings;
  readonly clock?: () => number;
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly sendWebhook?: SendWebhook;
};

export type PaymentService = {
  /** Handles the service's three paths: API, pages and Drop-in assets. */
  handle(request: PaymentServiceRequest): Promise<ServiceAnswer>;
  /** Sends due webhooks and expires what is overdue. Call it about once a second. Returns how many were accepted. */
  work(): Promise<number>;
  readonly script: ServiceScript;
};

const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
const LOCAL_KEY = /^(?!test|live)\w+$/;

function checkSettings({ publicUrl, isDemo, clientKey }: PaymentServiceSettings): void {
  if (!isDemo && !isLoopback(publicUrl))
    throw new Error('The payment simulator takes no money: to be reached from elsewhere it needs the demo setting.');
  if (!LOCAL_KEY.test(clientKey)) throw new Error('A client key of the simulator begins neither with test nor live.');
}

const under = (path: string, prefix: string): string | undefined =>
  path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;

/** The embedded payment service: a simulator that speaks Adyen Checkout v72 [C-1-09] [C-1-10]. */
export function createPaymentService(parts: PaymentServiceParts): PaymentService {
  const { store, settings, clock = Date.now, pause = wait, sendWebhook = sendByFetch } = parts;
  checkSettings(settings);
  let sequence = 0;
  const nextSequence = (): number => {
    sequence += 1;
    return sequence;
  };
  const service: ServiceContext = { store, settings, clock, nextSequence };
  const script = createServiceScript();
  return {
    script,
    async handle({ method, path, query, headers, body }) {
      const api = method === 'POST' ? under(path, API_PATH) : undefined;
      if (api !== undefined) {
        const call = { path: api, apiKey: headers['x-api-key'], idempotencyKey: headers['idempotency-key'], body };
        return handleApi({ service, script, pause: async (ms) => void (await pause(ms)) }, call);
      }
      const page = under(path, PAGES_PATH);
      if (page !== undefined) return handlePage(service, { method, path: page, form: new URLSearchParams(body) });
      const browser = under(path, BROWSER_PATH);
      if (browser !== undefined) return handleBrowser(service, { method, path: browser, query, body });
      return json(404, { status: 404, message: 'Not found' });
    },
    async work() {
      await expire(service);
      await store.purge(clock());
      return deliverWebhooks({ service, send: sendWebhook, manner: script.manner() });
    },
  };
}
