import type { Client } from '@wattle/contract';
import { CUSTOMER_NOT_FOUND } from '@wattle/domain';
import { parseJson, readText } from '../../shopper/identity/json.ts';
import type { TextStorage } from '../../shopper/identity/token-store.ts';
import { openSession } from '../../shopper/session/open-session.ts';

const KEY = 'wattle.marketing-choice';

/** A customer's record is made in well under a second, as a rule. */
const TRIES_MS = [0, 500, 1000, 2000, 4000, 8000] as const;

/** Keeps that a new customer wants news, until there is an account to save it in. Not ticked says nothing, so nothing is kept. */
export function keepMarketingChoice(email: string, isWanted: boolean, storage: TextStorage = localStorage): void {
  try {
    if (isWanted) storage.setItem(KEY, JSON.stringify({ email }));
    else storage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing: it can be ticked in the account
  }
}

/** Whether who has just come in asked for news when they signed up here; it is told once. */
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

/** Saves it as soon as the customer's record is made. */
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

/** After coming in; the page does not wait for it. */
export function saveMarketingChoice(email: string): void {
  if (!takeMarketingChoice(email)) return;
  openSession()
    .then(({ client }) => saveChoice(client, wait))
    .then((isSaved) => isSaved || keepMarketingChoice(email, true))
    .catch(() => keepMarketingChoice(email, true));
}
