import { PAYMENT_METHODS } from '@wattle/domain/checkout';
import { formatPrice, toCents } from '@wattle/domain/money';
import { type Html, html } from '../../../html/index.ts';
import { namedType } from '../../adyen/method-types.ts';
import type { PaymentRecord, PaymentState } from '../records.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import { renderPage } from './render-page.ts';

const RESULTS: Readonly<Record<Exclude<PaymentState, 'OPEN'>, string>> = {
  PENDING: 'The payment is being looked into. The shop will hear of it.',
  AUTHORISED: 'The payment was accepted.',
  REFUSED: 'The payment was refused.',
  CANCELLED: 'The payment was cancelled.',
  ERROR: 'The payment failed.',
};

function nameOf({ methodType }: PaymentRecord): string {
  const type = namedType(methodType);
  if (type === 'ADYEN_CREDIT_CARD') return 'Your bank';
  return type ? PAYMENT_METHODS[type].label : methodType;
}

const priceOf = ({ value }: PaymentRecord): string => formatPrice(toCents(value));

const button = (choice: string, text: string, isMain = false): Html =>
  isMain
    ? html`<button name="choice" value="${choice}">${text}</button>`
    : html`<button class="quiet" name="choice" value="${choice}">${text}</button>`;

function choicePage(payment: PaymentRecord, title: string, text: Html, buttons: readonly Html[]): ServiceAnswer {
  return renderPage({
    title,
    body: html`${text}<form method="post">${buttons}</form>`,
    leadsTo: new URL(payment.returnUrl).origin,
  });
}

/** The simulated page of a wallet or lender. */
export function payPage({ settings }: ServiceContext, payment: PaymentRecord): ServiceAnswer {
  const [name, price] = [nameOf(payment), priceOf(payment)];
  const text = html`<p>${settings.shopName()} asks for <strong>${price}</strong> for order ${payment.merchantReference}.</p>`;
  return choicePage(payment, `Pay with ${name}`, text, [
    button('accept', `Pay ${price}`, true),
    button('refuse', `${name} refuses`),
    button('pending', `${name} takes its time`),
    button('cancel', 'Cancel and go back'),
  ]);
}

/** The simulated page on which a bank asks its customer to confirm. */
export function threeDsPage({ settings }: ServiceContext, payment: PaymentRecord): ServiceAnswer {
  const card = `${(payment.brand ?? 'card').toUpperCase()} ending in ${payment.lastFour ?? ''}`;
  const text = html`<p>Your bank asks: do you want to pay <strong>${priceOf(payment)}</strong> to ${settings.shopName()} with ${card}?</p>`;
  return choicePage(payment, 'Confirm your payment', text, [
    button('accept', 'Yes, it is me', true),
    button('refuse', 'No, it is not'),
  ]);
}

export function donePage(payment: PaymentRecord, backUrl: string): ServiceAnswer {
  const text = payment.state === 'OPEN' ? '' : RESULTS[payment.state];
  return renderPage({
    title: nameOf(payment),
    body: html`<p>${text}</p><p>The shop goes on by itself where it is still open.</p>
<a class="button quiet" href="${backUrl}">Back to the shop</a>`,
  });
}
