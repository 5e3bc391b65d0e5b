import type { SubscriberPayload } from '@wattle/domain/forms';
import { fetchOutside, isShutOut, type OnAccess } from '../outside/index.ts';
import { KLAVIYO_REVISION, writeEnquiryEvent, writeProfile, writeSubscription } from './klaviyo-wire.ts';
import type { Delivery, MarketingProvider } from './port.ts';

export type KlaviyoConfig = {
  /** A private key with write access to profiles, lists and events. */
  readonly apiKey: string;
  /** The list for forms that name none; empty means no list. */
  readonly listId?: string;
  /** Overrides Klaviyo's own address. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  readonly onAccess?: OnAccess;
};

const KLAVIYO = 'https://a.klaviyo.com';
const TIMEOUT_MS = 8_000;
const CONFLICT = 409;
/** Statuses that may succeed later: a timeout, a rate limit. */
const PASSING = new Set([408, 425, 429]);

/** The phone number already belongs to another profile. */
const isPhoneTaken = (delivery: Delivery): boolean =>
  delivery.status === 'REFUSED' && delivery.problem === `status ${CONFLICT}`;

function readAnswer(response: Response, onAccess?: OnAccess): Delivery {
  const problem = `status ${response.status}`;
  // a wrong key, or a list that is not there: it is mended, and nobody's form is lost meanwhile
  const isOut = isShutOut(response.status);
  if (response.ok || isOut) onAccess?.(isOut ? problem : null);
  if (response.ok) return { status: 'DELIVERED' };
  if (response.status < 500 && !isOut && !PASSING.has(response.status)) return { status: 'REFUSED', problem };
  const seconds = retryAfterOf(response);
  return { status: 'FAILED', problem, ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}) };
}

/** Retry-After in seconds or as a date; anything else counts as absent. */
function retryAfterOf({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isSafeInteger(seconds) ? seconds : 0;
}

/** Posts once. Neither the key nor personal data in an error leaves this function. */
async function post(config: KlaviyoConfig, path: string, content: unknown): Promise<Delivery> {
  try {
    const response = await fetchOutside(`${config.baseUrl ?? KLAVIYO}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Klaviyo-API-Key ${config.apiKey}`,
        revision: KLAVIYO_REVISION,
        accept: 'application/vnd.api+json',
        'content-type': 'application/vnd.api+json',
      },
      body: JSON.stringify(content),
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
    });
    await response.body?.cancel();
    return readAnswer(response, config.onAccess);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: 'FAILED', problem: isLate ? 'no answer in time' : 'no connection' };
  }
}

/** Upserts the profile, then subscribes it; both calls are idempotent. */
async function subscribe(config: KlaviyoConfig, subscriber: SubscriberPayload): Promise<Delivery> {
  let profile = await post(config, 'profile-import', writeProfile(subscriber, true));
  if (isPhoneTaken(profile)) profile = await post(config, 'profile-import', writeProfile(subscriber, false));
  if (profile.status !== 'DELIVERED') return profile;
  const listId = subscriber.listId || (config.listId ?? '');
  return post(config, 'profile-subscription-bulk-create-jobs', writeSubscription(subscriber, listId));
}

/** Klaviyo's server-side API. */
export function createKlaviyo(config: KlaviyoConfig): MarketingProvider {
  return {
    name: 'klaviyo',
    delivers: true,
    deliver: (request) =>
      request.kind === 'subscription'
        ? subscribe(config, request.data)
        : post(config, 'events', writeEnquiryEvent(request, request.data)),
  };
}

/** Throws unless Klaviyo accepts the key. A key that can write but not read the account passes too. */
export async function probeKlaviyo(config: KlaviyoConfig): Promise<void> {
  const response = await fetchOutside(`${config.baseUrl ?? KLAVIYO}/api/accounts`, {
    headers: { authorization: `Klaviyo-API-Key ${config.apiKey}`, revision: KLAVIYO_REVISION },
    redirect: 'error',
    signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok && response.status !== 403) throw new Error(`status ${response.status}`);
}
