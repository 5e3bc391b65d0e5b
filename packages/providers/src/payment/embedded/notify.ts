import { signNotification } from '../adyen/sign-notification.ts';
import type { PaymentRecord } from './records.ts';
import type { ServiceContext } from './service-context.ts';
import type { Transaction } from './transact.ts';

export type News = {
  readonly eventCode: string;
  readonly hasWorked: boolean;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly merchantReference: string;
  readonly value: number;
  readonly currency: string;
  readonly paymentMethod: string;
  readonly reason?: string;
  /** Of a card. */
  readonly lastFour?: string | null;
};

/** Queues a signed webhook in the transaction of the change it reports. */
export function notify(service: ServiceContext, tx: Transaction, news: News): void {
  const { settings, clock } = service;
  if (!settings.webhook) return;
  const now = clock();
  const item = {
    eventCode: news.eventCode,
    success: `${news.hasWorked}`,
    eventDate: new Date(now).toISOString(),
    merchantAccountCode: settings.merchantAccount,
    merchantReference: news.merchantReference,
    pspReference: news.pspReference,
    ...(news.originalReference ? { originalReference: news.originalReference } : {}),
    amount: { currency: news.currency, value: news.value },
    paymentMethod: news.paymentMethod,
    reason: news.reason ?? '',
  };
  const additionalData = {
    hmacSignature: signNotification(settings.hmacKey, item),
    ...(news.lastFour ? { cardSummary: news.lastFour } : {}),
  };
  const body = JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }],
  });
  const id = `${`${now}`.padStart(15, '0')}-${`${service.nextSequence()}`.padStart(9, '0')}-${news.pspReference}`;
  tx.put('webhook', id, { body, attempts: 0, dueAt: now }, { dueAt: now });
}

/** The payment method variant in webhooks: a card's brand, or the brand behind a wallet. */
export function variantOf({ methodType, brand }: PaymentRecord): string {
  if (methodType === 'scheme' || methodType === 'giftcard') return brand ?? methodType;
  return methodType === 'applepay' || methodType === 'googlepay' ? `visa_${methodType}` : methodType;
}
