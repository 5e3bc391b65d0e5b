import type { Client } from '@wattle/contract';
import { CUSTOMER_NOT_FOUND } from '@wattle/domain/account';
import { parseJson, readText } from '../../shopper/identity/json.ts';
import type { TextStorage } from '../../shopper/identity/token-store.ts';
import { openSession } from '../../shopper/session/open-session.ts';

const KEY = 'wattle.marketing-choice';

/** A customer record is usually created in well under a second. */
const TRIES_MS = [0, 500, 1000, 2000, 4000, 8000] as const;

/** Remembers the newsletter opt-in until the account exists. Unticked means no opinion, so nothing is kept. */
export function keepMarketingChoice(email: string, isWanted: boolean, storage: TextStorage = localStorage): void {
  try {
    if (isWanted) storage.setItem(KEY, JSON.stringify({ email }));
    else storage.removeItem(KEY);
  } catch {
    // without storage, the customer can opt in in the account
  }
}

/** Whether the customer opted in on sign-up here; returned once. */
export function takeMarketingChoice(email: string, storage: TextStorage = localStorage): boolean {
  try {
    const isTheirs = email !== '' && readText(parseJson(storage.getItem(KEY)), 'email') === email;
    if (isTheirs) storage.removeItem(KEY);
    return isTheirs;
  } catch {
    return false;
  }
}

type Calls = Pick<Client, 'updateAccount'>;

/** Saves the opt-in once the customer record exists. */
export async function saveChoice({ updateAccount }: Calls, wait: (ms: number) => Promise<void>): Promise<boolean> {
  for (const ms of TRIES_MS) {
    await wait(ms);
    const reply = await updateAccount({ customer: { agreeToMarketing: true } });
    if (reply.status === 'SUCCESS') return true;
    const isPreparing = reply.status === 'REJECTED' && reply.reasons.some(({ code }) => code === CUSTOMER_NOT_FOUND);
    if (!isPreparing && reply.status === 'REJECTED') return false;
  }
  return false;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs after sign-in, without blocking the page. */
export function saveMarketingChoice(email: string): void {
  if (!takeMarketingChoice(email)) return;
  openSession()
    .then(({ client }) => saveChoice(client, wait))
    .then((isSaved) => isSaved || keepMarketingChoice(email, true))
    .catch(() => keepMarketingChoice(email, true));
}
