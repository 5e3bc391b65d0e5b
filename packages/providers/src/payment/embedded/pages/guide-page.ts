import { formatPrice, toCents } from '@wattle/domain/money';
import { type Html, html } from '../../../html/index.ts';
import { FAULT_NAMES, LATE_NAMES, OUTCOME_NAMES } from '../forced-outcomes.ts';
import { THREE_DS_CARDS } from '../read-card.ts';
import type { GiftCardRecord } from '../records.ts';
import type { ServiceAnswer, ServiceContext } from '../service-context.ts';
import { WRONG_PINS } from '../settings.ts';
import { renderPage } from './render-page.ts';

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
const list = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

function stateOf({ balance, expiresAt, isSuspended, wrongPins }: GiftCardRecord, now: number): string {
  if (wrongPins >= WRONG_PINS) return 'locked';
  if (isSuspended) return 'suspended';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return `${formatPrice(toCents(balance))} at first`;
}

/** What to enter for each outcome, from the tables that decide it. */
export function guidePage({ settings, clock }: ServiceContext): ServiceAnswer {
  const giftCards = settings.giftCards.map(
    (card) => html`<code>${spaced(card.number)}</code>, pin <code>${card.pin}</code>: ${stateOf(card, clock())}`,
  );
  return renderPage({
    title: 'Cards to try out',
    body: html`<h2>Cards</h2>
<p><code>4111 1111 1111 1111</code>, <code>5555 4444 3333 1111</code> or <code>3700 0000 0000 002</code>, any date to come, code <code>737</code> (<code>7373</code>): paid. Code <code>000</code> is refused.</p>
<p>Your bank asks you to confirm:</p>
${list([...THREE_DS_CARDS].map((number) => html`<code>${spaced(number)}</code>`))}
<h2>Names on the card</h2>
<p>Each makes the payment end in its own way:</p>
${list(OUTCOME_NAMES.map((name) => html`<code>${name}</code>`))}
<p>These make the payment service itself fail:</p>
${list(FAULT_NAMES.map((name) => html`<code>${name}</code>`))}
<p>The name on a card for money that goes wrong later: a capture or a refund that fails once after it was said to be well, a chargeback after the capture.</p>
${list(LATE_NAMES.map((name) => html`<code>${name}</code>`))}
<h2>Gift cards</h2>
${list(giftCards)}`,
  });
}
