import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  failed,
  type KeptAnswer,
  type OrderPlan,
  orderNumberOf,
  type PlaceOrderReason,
  planOrder,
  rejected,
} from '@wattle/domain';
import { orDatabaseAway } from '../store/or-database-away.ts';
import type { Shortage, ShortVariant } from '../store/order-holds.ts';
import type { Placement } from '../store/placing.ts';
import { authoriseInput } from './authorise-input.ts';
import { finishOrder, type PlaceOrderAnswer } from './finish-order.ts';
import { loadOrderFacts, shopperOf, todayOf } from './load-order-facts.ts';
import type { OrderDeps } from './order-deps.ts';
import { fingerprintOf, type PlaceOrderCommand, placementKey } from './order-key.ts';
import { settlePayment } from './settle-payment.ts';

export type { PlaceOrderAnswer } from './finish-order.ts';

const SHORTAGE_REASONS = {
  stock: 'InsufficientStock',
  voucher: 'VoucherInsufficientFunds',
  promotion: 'CartPromotionsChanged',
  day: 'ShippingMethodUnavailable',
} as const satisfies Record<Shortage, PlaceOrderReason>;

/** What there is of time while another request with the same key is at it. */
const LOOK_AGAIN_MS = 50;
const ROLLS = 2 ** 47;

const newNumber = (): string => orderNumberOf(() => randomInt(ROLLS) / ROLLS);

/**
 * Places an order: hold, pay, keep. The same request gets the same answer, however often and from how many tabs it
 * comes; whoever takes up what another left goes on where they stopped [C-6-03 C-6-05 C-7-23 C-7-32].
 */
export const placeOrder =
  (deps: OrderDeps) =>
  (command: PlaceOrderCommand): Promise<PlaceOrderAnswer> =>
    orDatabaseAway(async () => {
      const attempt = { command, key: placementKey(command), fingerprint: fingerprintOf(command) };
      const known = await deps.store.findPlacement(attempt.key);
      return known ? resumePlacement(deps, attempt, known) : begin(deps, attempt);
    });

type Attempt = { readonly command: PlaceOrderCommand; readonly key: string; readonly fingerprint: string };

async function begin(deps: OrderDeps, attempt: Attempt): Promise<PlaceOrderAnswer> {
  const nowMs = Date.now();
  const facts = await loadOrderFacts(deps, attempt.command, { number: newNumber(), nowMs });
  const planned = facts.status === 'SUCCESS' ? planOrder(attempt.command.request, facts.value) : facts;
  if (planned.status !== 'SUCCESS') return refuse(deps, attempt, planned);
  return hold(deps, attempt, planned.value, nowMs);
}

/** A refusal is kept too, unless another request with this key was faster: then its answer counts. */
async function refuse(deps: OrderDeps, attempt: Attempt, answer: KeptAnswer): Promise<PlaceOrderAnswer> {
  const { key, fingerprint } = attempt;
  if (await deps.store.refusePlacement(key, fingerprint, answer)) return answer;
  return resumePlacement(deps, attempt, await deps.store.findPlacement(key));
}

async function hold(deps: OrderDeps, attempt: Attempt, plan: OrderPlan, nowMs: number): Promise<PlaceOrderAnswer> {
  const { command, key, fingerprint } = attempt;
  const orderNumber = plan.order.number;
  const opened = await deps.store.openPlacement({
    key,
    fingerprint,
    orderNumber,
    customerSub: command.caller?.sub ?? null,
    plan,
    shopper: shopperOf(command),
    today: todayOf(nowMs),
    busySeconds: deps.times.busySeconds,
    heldSeconds: deps.times.heldSeconds,
  });
  if (opened === 'OPENED') return pay(deps, command, plan);
  if (opened === 'KEY_TAKEN') return resumePlacement(deps, attempt, await deps.store.findPlacement(key));
  if (opened === 'NUMBER_TAKEN') {
    return hold(deps, attempt, { ...plan, order: { ...plan.order, number: newNumber() } }, nowMs);
  }
  return refuse(deps, attempt, rejected(...reasonsOf(opened)));
}

/** Another was faster: of goods it is said which, and how many are left, as a plan says it. */
function reasonsOf({ short, variants }: { short: Shortage; variants: readonly ShortVariant[] }) {
  const code = SHORTAGE_REASONS[short];
  return variants.length > 0 ? variants.map((variant) => ({ code, params: variant })) : [{ code }];
}

/** No transaction is open while the provider is asked. */
async function pay(deps: OrderDeps, command: PlaceOrderCommand, plan: OrderPlan): Promise<PlaceOrderAnswer> {
  const { number: orderNumber } = plan.order;
  const amountCents = plan.payments.provider?.cents ?? 0;
  if (amountCents === 0) {
    return finishOrder(deps, { orderNumber, status: 'PLACED', reference: null, amountCents });
  }
  const outcome = await deps.payment.authorise(authoriseInput(deps, command, plan));
  return settlePayment(deps, { orderNumber, amountCents }, outcome);
}

/** An attempt that has begun: its answer, if there is one; else what is left to do, as soon as nobody else does it. */
async function resumePlacement(
  deps: OrderDeps,
  attempt: Attempt,
  begun: Placement | undefined,
): Promise<PlaceOrderAnswer> {
  const deadline = Date.now() + deps.times.waitSeconds * 1000;
  for (let known = begun; Date.now() < deadline; known = await deps.store.findPlacement(attempt.key)) {
    // it was given up meanwhile, and nobody was told: once more from the start
    if (!known) return begin(deps, attempt);
    if (known.fingerprint !== attempt.fingerprint) return rejected({ code: 'IdempotencyKeyReused' });
    if (known.state !== 'HELD') return known.answer ?? failed('CONFLICT');
    if (!known.isBusy && known.plan && (await takeOver(deps, known))) return pay(deps, attempt.command, known.plan);
    await delay(LOOK_AGAIN_MS);
  }
  return failed('CONFLICT');
}

async function takeOver({ store, times }: OrderDeps, { orderNumber }: Placement): Promise<boolean> {
  return orderNumber !== null && store.leasePlacement(orderNumber, times.busySeconds);
}
