import { html } from '../../../html/index.ts';
import { APPROVED, type Outcome, outcomeOf } from '../forced-outcomes.ts';
import type { PaymentRecord } from '../records.ts';
import { readToken, type ServiceAnswer, type ServiceContext, writeToken } from '../service-context.ts';
import { putPayment, settle } from '../settle.ts';
import { type Transaction, transact } from '../transact.ts';
import { guidePage } from './guide-page.ts';
import { donePage, payPage, threeDsPage } from './payment-pages.ts';
import { renderPage } from './render-page.ts';

export type PageRequest = { readonly method: string; readonly path: string; readonly form: URLSearchParams };

const CHOICES: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ['accept', APPROVED],
  ['refuse', outcomeOf('DECLINED')],
  ['cancel', outcomeOf('SHOPPER_CANCELLED')],
  ['pending', outcomeOf('PENDING')],
]);

const notFound = (): ServiceAnswer =>
  renderPage({
    title: 'No such payment',
    body: html`<p>This page belongs to no payment. Go back to the shop and try again.</p>`,
    status: 404,
  });

/** The return address, with the result for the shop. */
function backToShop(service: ServiceContext, { returnUrl, pspReference }: PaymentRecord): string {
  const url = new URL(returnUrl);
  url.searchParams.set('redirectResult', writeToken(service, 'RESULT', pspReference));
  return url.href;
}

/** Applies the shopper's choice. A settled payment does not change. */
async function choose(service: ServiceContext, tx: Transaction, payment: PaymentRecord, choice: string): Promise<void> {
  const outcome = CHOICES.get(choice);
  if (!outcome || (payment.state !== 'OPEN' && payment.state !== 'PENDING')) return;
  if (payment.step !== 'THREE_DS') await settle(service, tx, payment, outcome);
  else putPayment(tx, { ...payment, authentication: choice === 'accept' ? 'PASSED' : 'FAILED' });
}

function showPage(service: ServiceContext, payment: PaymentRecord, isChosen: boolean): ServiceAnswer {
  const back = backToShop(service, payment);
  const isWaiting = payment.state === 'OPEN' || payment.state === 'PENDING';
  if (!isWaiting || (isChosen && payment.step === 'QR')) return donePage(payment, back);
  return payment.step === 'THREE_DS' ? threeDsPage(service, payment) : payPage(service, payment);
}

/** Simulated pages of PayPal, Afterpay, a bank … */
export async function handlePage(service: ServiceContext, { method, path, form }: PageRequest): Promise<ServiceAnswer> {
  if (path === '/guide') return guidePage(service);
  const reference = path.startsWith('/pay/') ? readToken(service, 'PAGE', path.slice('/pay/'.length)) : undefined;
  if (reference === undefined) return notFound();
  const isChosen = method === 'POST';
  const payment = await transact(service.store, async (tx) => {
    const found = await tx.find('payment', reference);
    if (found && isChosen) await choose(service, tx, found, form.get('choice') ?? '');
    return tx.find('payment', reference);
  });
  if (!payment) return notFound();
  if (!isChosen || payment.step === 'QR') return showPage(service, payment, isChosen);
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    location: backToShop(service, payment),
  };
  return { status: 303, headers, body: '' };
}
