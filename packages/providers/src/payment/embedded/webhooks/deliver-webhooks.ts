import { fetchOutside } from '../../../outside/index.ts';
import type { WebhookRecord } from '../records.ts';
import type { ServiceContext } from '../service-context.ts';
import type { WebhookManner } from '../service-script.ts';
import { WEBHOOK_LEASE_SECONDS } from '../settings.ts';
import type { StoredRecord } from '../store.ts';

export type SendWebhook = (request: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<{ readonly ok: boolean }>;

const BATCH = 50;
const TIMEOUT_MS = 10_000;

export const sendByFetch: SendWebhook = async ({ url, headers, body }) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetchOutside(url, { method: 'POST', headers, body, redirect: 'error', signal });
  await response.body?.cancel();
  return { ok: response.ok };
};

type Row = StoredRecord<'webhook'>;
type Delivery = { readonly service: ServiceContext; readonly send: SendWebhook; readonly manner: WebhookManner };

const put = ({ store }: ServiceContext, { id }: Row, expectedVersion: number, value: WebhookRecord | null) =>
  store.commit([{ kind: 'webhook', id, expectedVersion, value, dueAt: value?.dueAt ?? null, expiresAt: null }]);

async function trySend({ service, send, manner }: Delivery, body: string): Promise<boolean> {
  const { webhook } = service.settings;
  if (!webhook) return false;
  const login = Buffer.from(`${webhook.username}:${webhook.password}`).toString('base64');
  const headers = { 'content-type': 'application/json', authorization: `Basic ${login}` };
  const times = manner === 'TWICE' ? 2 : 1;
  try {
    const answers = await Promise.all(Array.from({ length: times }, () => send({ url: webhook.url, headers, body })));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

/** Sends one webhook; true if accepted. Only one process holds it at a time. */
async function deliver(delivery: Delivery, row: Row): Promise<boolean> {
  const { service } = delivery;
  const { settings, clock } = service;
  const attempts = row.value.attempts + 1;
  const claimed = { ...row.value, attempts, dueAt: clock() + WEBHOOK_LEASE_SECONDS * 1000 };
  if (!(await put(service, row, row.version, claimed))) return false;
  if (await trySend(delivery, row.value.body)) return put(service, row, row.version + 1, null);
  const delays = settings.webhookDelaysSeconds;
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? WEBHOOK_LEASE_SECONDS;
  await put(service, row, row.version + 1, { ...claimed, dueAt: clock() + seconds * 1000 });
  return false;
}

/** Sends due webhooks in order; a rejected one blocks the rest. Returns how many were accepted. */
export async function deliverWebhooks(delivery: Delivery): Promise<number> {
  const { service, manner } = delivery;
  if (manner === 'HELD') return 0;
  let taken = 0;
  for (;;) {
    const rows = await service.store.list('webhook', { limit: BATCH });
    if (rows.length === 0) return taken;
    for (const row of manner === 'REVERSED' ? rows.toReversed() : rows) {
      if (row.value.dueAt > service.clock() || !(await deliver(delivery, row))) return taken;
      taken += 1;
    }
  }
}
