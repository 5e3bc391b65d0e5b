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
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
  await response.body?.cancel();
  return { ok: response.ok };
};

type Row = StoredRecord<'webhook'>;
type Delivery = { readonly service: ServiceContext; readonly send: SendWebhook; readonly manner: WebhookManner };

/** Changes the rows or, given null, removes them: all, or none if another process changed one. */
const put = ({ store }: ServiceContext, rows: readonly (Omit<Row, 'value'> & { value: WebhookRecord | null })[]) =>
  store.commit(
    rows.map(({ id, version: expectedVersion, value }) => {
      return { kind: 'webhook', id, expectedVersion, value, dueAt: value?.dueAt ?? null, expiresAt: null };
    }),
  );

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

async function countAccepted(delivery: Delivery, rows: readonly Row[]): Promise<number> {
  for (const [at, { value }] of rows.entries()) if (!(await trySend(delivery, value.body))) return at;
  return rows.length;
}

function later({ settings, clock }: ServiceContext, value: WebhookRecord): WebhookRecord {
  const attempts = value.attempts + 1;
  const delays = settings.webhookDelaysSeconds;
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? WEBHOOK_LEASE_SECONDS;
  return { ...value, attempts, dueAt: clock() + seconds * 1000 };
}

/**
 * Sends some webhooks until one is rejected; returns how many were accepted. Only one process holds them at a time: it
 * claims them together, and writes down together what became of them.
 */
async function deliver(delivery: Delivery, rows: readonly Row[]): Promise<number> {
  const { service } = delivery;
  const dueAt = service.clock() + WEBHOOK_LEASE_SECONDS * 1000;
  const claimed = rows.map((row) => ({ ...row, value: { ...row.value, dueAt } }));
  if (!(await put(service, claimed))) return 0;
  const accepted = await countAccepted(delivery, rows);
  const outcomeOf = (value: WebhookRecord, at: number): WebhookRecord | null => {
    if (at < accepted) return null;
    return at === accepted ? later(service, value) : value;
  };
  const ended = rows.map(({ id, version, value }, at) => ({ id, version: version + 1, value: outcomeOf(value, at) }));
  await put(service, ended);
  return accepted;
}

/** Sends due webhooks in order; a rejected one blocks the rest. Returns how many were accepted. */
export async function deliverWebhooks(delivery: Delivery): Promise<number> {
  const { service, manner } = delivery;
  if (manner === 'HELD') return 0;
  let taken = 0;
  for (;;) {
    const rows = await service.store.list('webhook', { limit: BATCH });
    const ordered = manner === 'REVERSED' ? rows.toReversed() : rows;
    const blocked = ordered.findIndex(({ value }) => value.dueAt > service.clock());
    const due = blocked < 0 ? ordered : ordered.slice(0, blocked);
    if (due.length === 0) return taken;
    const accepted = await deliver(delivery, due);
    taken += accepted;
    if (accepted < rows.length) return taken;
  }
}
