import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ParsedInput } from '@wattle/contract';
import {
  checkOrderShopper,
  type KeptAnswer,
  type OrderPlan,
  orderNumberOf,
  type PlaceOrderReason,
  planOrder,
  providerEntries,
} from '@wattle/domain/order';
import { failed, rejected } from '@wattle/domain/results';
import { readPhone } from '@wattle/providers/phone';
import { fieldRefusal } from '../../answers/field-refusal.ts';
import type { CallContext, Handler } from '../../answers/handlers.ts';
import { voucherDay } from '../../pricing/voucher-day.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Shortage, ShortVariant } from '../../store/order-holds.ts';
import type { Placement } from '../../store/placement-rows.ts';
import { giveUpAttempt } from './attempts.ts';
import { authoriseInput } from './authorise-input.ts';
import { takeStep } from './continue-payment.ts';
import { finishOrder, type PlaceOrderAnswer } from './finish-order.ts';
import { loadOrderFacts, orderingEmail } from './load-order-facts.ts';
import type { OrderDeps } from './order-deps.ts';
import { fingerprintOf, type OrderCaller, type PlaceOrderCommand, placementKey } from './order-key.ts';
import { settlePayment } from './settle-payment.ts';

const SHORTAGE_REASONS = {
  stock: 'InsufficientStock',
  voucher: 'VoucherInsufficientFunds',
  promotion: 'CartPromotionsChanged',
  day: 'ShippingMethodUnavailable',
} as const satisfies Record<Shortage, PlaceOrderReason>;

/** Poll interval while another request holds this key. */
const LOOK_AGAIN_MS = 50;
const ROLLS = 2 ** 47;

const newNumber = (): string => orderNumberOf(() => randomInt(ROLLS) / ROLLS);

/** Without a key, a double click would place two orders. */
const KEY_MISSING = rejected({ code: 'MISSING_DATA' as const, field: 'Idempotency-Key' });

/** Places a customer's order. The token says whose it is, not the request [C-6-05 C-7-23]. */
export const placeOrder =
  (deps: OrderDeps): Handler<'placeOrder'> =>
  (request, context) =>
    take(deps, request, context.caller, context);

/** Places a guest's order [C-6-03 C-7-23]. */
export const placeGuestOrder =
  (deps: OrderDeps): Handler<'placeGuestOrder'> =>
  (request, context = {}) =>
    take(deps, request, null, context);

async function take(
  deps: OrderDeps,
  request: ParsedInput<'placeOrder'>,
  caller: OrderCaller | null,
  { idempotencyKey: key, attemptKey, address, origin }: CallContext,
) {
  if (key === undefined) return KEY_MISSING;
  const checked = checkOrderShopper(request, readPhone);
  if (checked.status === 'REJECTED') return rejected(...checked.reasons.map((reason) => fieldRefusal(reason)));
  const command = { key, caller, request: checked.value, ipAddress: address ?? null, origin: origin ?? null };
  const answer = await (attemptKey === undefined || attemptKey === key
    ? place(deps, command)
    : placeInstead(deps, { ...command, replaces: attemptKey }));
  if (answer.status === 'SUCCESS') deps.onPlaced();
  return answer;
}

type Replacing = PlaceOrderCommand & { readonly replaces: string };

/** Releases the attempt that this one replaces. If that has become an order, no second one is placed. */
async function placeInstead(deps: OrderDeps, command: Replacing): Promise<PlaceOrderAnswer> {
  const left = await orDatabaseAway(() => giveUpAttempt(deps, command.replaces));
  if (left.status === 'ERROR') return left;
  if (left.status === 'BUSY') return failed('CONFLICT');
  if (left.status !== 'PLACED' && left.status !== 'PENDING') return place(deps, command);
  return rejected({ code: 'OrderAlreadyPlaced', params: { orderNumber: left.orderNumber } });
}

/**
 * Places an order: hold, pay, keep. The same request gets the same answer, however often and from however many tabs it
 * is sent. A process that takes over an attempt resumes where the other stopped [C-6-03 C-6-05 C-7-23 C-7-32].
 */
const place = (deps: OrderDeps, command: PlaceOrderCommand): Promise<PlaceOrderAnswer> =>
  orDatabaseAway(() => begin(deps, { command, key: placementKey(command), fingerprint: fingerprintOf(command) }));

type Attempt = { readonly command: PlaceOrderCommand; readonly key: string; readonly fingerprint: string };

async function begin(deps: OrderDeps, attempt: Attempt): Promise<PlaceOrderAnswer> {
  const nowMs = Date.now();
  const facts = await loadOrderFacts(deps, attempt.command, { number: newNumber(), nowMs });
  const planned = facts.status === 'SUCCESS' ? planOrder(attempt.command.request, facts.value) : facts;
  if (planned.status !== 'SUCCESS') return refuse(deps, attempt, planned);
  return hold(deps, attempt, planned.value, nowMs);
}

/** Saves a refusal too, unless another request with this key answered first. */
async function refuse(deps: OrderDeps, attempt: Attempt, answer: KeptAnswer): Promise<PlaceOrderAnswer> {
  const { key, fingerprint } = attempt;
  if (await deps.store.placements.refuse(key, fingerprint, answer)) return answer;
  return resumePlacement(deps, attempt, await deps.store.placements.find(key));
}

async function hold(deps: OrderDeps, attempt: Attempt, plan: OrderPlan, nowMs: number): Promise<PlaceOrderAnswer> {
  const { command, key, fingerprint } = attempt;
  const orderNumber = plan.order.number;
  const opened = await deps.store.placements.open({
    key,
    attemptKey: command.key,
    replaces: command.replaces ?? null,
    fingerprint,
    orderNumber,
    customerSub: command.caller?.sub ?? null,
    plan,
    shopper: orderingEmail(command),
    today: voucherDay(nowMs),
    busySeconds: deps.times.busySeconds,
    heldSeconds: deps.times.heldSeconds,
  });
  if (opened === 'OPENED') return pay(deps, command, plan, true);
  if (opened === 'KEY_TAKEN') return resumePlacement(deps, attempt, await deps.store.placements.find(key));
  if (opened === 'NUMBER_TAKEN') {
    return hold(deps, attempt, { ...plan, order: { ...plan.order, number: newNumber() } }, nowMs);
  }
  // lost the race to another tab: its attempt is now the one to replace
  if ('replacedBy' in opened) return placeInstead(deps, { ...command, replaces: opened.replacedBy });
  return refuse(deps, attempt, rejected(...reasonsOf(opened)));
}

/** Lost the race: lists each short variant and what is left of it. */
function reasonsOf({ short, variants }: { short: Shortage; variants: readonly ShortVariant[] }) {
  const code = SHORTAGE_REASONS[short];
  return variants.length > 0 ? variants.map((variant) => ({ code, params: variant })) : [{ code }];
}

/** Never calls the provider inside a transaction. */
async function pay(
  deps: OrderDeps,
  command: PlaceOrderCommand,
  plan: OrderPlan,
  isFirstCall = false,
): Promise<PlaceOrderAnswer> {
  const { number: orderNumber } = plan.order;
  const amountCents = plan.payments.provider?.cents ?? 0;
  const held = { plan, customerSub: command.caller?.sub ?? null };
  if (amountCents === 0) {
    return finishOrder(deps, { orderNumber, status: 'PLACED', reference: null, amountCents, held });
  }
  const outcome = await deps.payment.authorise(authoriseInput(deps, command, plan));
  // who was never let in holds no money: the shopper may try another way at once
  const isOut = isFirstCall && outcome.status === 'UNKNOWN' && outcome.problem === 'SHUT_OUT';
  const isPossible = mayBePaid(deps, plan) && !isOut;
  return settlePayment(deps, { orderNumber, amountCents, mayBePaid: isPossible, held }, outcome);
}

/** Resumes an existing attempt: returns its answer, or finishes it once no other process holds it. */
async function resumePlacement(
  deps: OrderDeps,
  attempt: Attempt,
  begun: Placement | undefined,
): Promise<PlaceOrderAnswer> {
  const deadline = Date.now() + deps.times.waitSeconds * 1000;
  for (let known = begun; Date.now() < deadline; known = await deps.store.placements.find(attempt.key)) {
    // it was released in the meantime without an answer: start again
    if (!known) return begin(deps, attempt);
    if (known.fingerprint !== attempt.fingerprint) return rejected({ code: 'IdempotencyKeyReused' });
    if (known.state === 'SAVED' && known.plan && isUnsure(deps, known)) return pay(deps, attempt.command, known.plan);
    const { details } = providerEntries(attempt.command.request.cart.payment.methods)[0] ?? {};
    if (known.state === 'ACTION' && known.orderNumber !== null && details)
      return takeStep(deps, known.orderNumber, { details });
    if (known.state !== 'HELD') return known.answer ?? failed('CONFLICT');
    if (!known.isBusy && known.plan && (await takeOver(deps, known))) return pay(deps, attempt.command, known.plan);
    await delay(LOOK_AGAIN_MS);
  }
  return failed('CONFLICT');
}

/** Only this request has the card details needed to repeat the call. */
const isUnsure = (deps: OrderDeps, { answer, step, plan }: Placement): boolean =>
  answer?.status === 'SUCCESS' && answer.value.status === 'pending' && step === null && mayBePaid(deps, plan);

/** Whether the provider may have taken money at the first call. */
const mayBePaid = ({ payment }: OrderDeps, plan: OrderPlan | null): boolean =>
  Boolean(plan?.payments.provider && !payment.isPaidElsewhere(plan.payments.provider.type));

async function takeOver({ store, times }: OrderDeps, { orderNumber }: Placement): Promise<boolean> {
  return orderNumber !== null && store.placements.lease(orderNumber, times.busySeconds);
}
