import type { DemoShop } from '@wattle/demo';
import type { Database } from '../../../store/database.ts';
import { openServer } from '../../../store/testing/each-database.ts';
import { saveShop } from '../../../store/testing/save-shop.ts';
import { type Opening, openingOf } from './audit-orders.ts';
import { commandOf, kettle, makeLetters, orderShop, placeBy } from './order-shop.ts';
import type { Scripted, ScriptedPayment } from './scripted-payment.ts';

/** A database on a server with a shop to order from, and what it holds before the first order. */
export async function openOrderShop(shop: DemoShop = orderShop()): Promise<{ db: Database; opening: Opening }> {
  const db = await openServer();
  await saveShop(db, shop);
  await makeLetters(db);
  return { db, opening: await openingOf(db) };
}

/** Orders a kettle while the provider does this; afterwards it authorises again. */
export async function placeScripted(deps: Parameters<typeof placeBy>[0], provider: ScriptedPayment, next: Scripted) {
  provider.script.next = next;
  const command = commandOf(kettle());
  const answer = await placeBy(deps)(command);
  provider.script.next = 'AUTHORISE';
  const payment = provider.payments.at(-1);
  if (!payment) throw new Error('The provider was not asked.');
  return { command, attemptKey: command.key, answer, payment, orderNumber: payment.orderReference };
}
