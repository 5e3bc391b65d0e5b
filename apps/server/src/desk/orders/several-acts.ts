import { z } from 'zod';
import { changeDay } from '../../features/orders/change-day.ts';
import { guardOrder, OrderChanged } from '../../store/guard-order.ts';
import { createStore } from '../../store/store.ts';
import { type ActRequest, type ActResult, type DeskAct, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { changeOf, type GuardedDeps } from './change-order.ts';
import { actorOf } from './desk-actor.ts';
import { moveIt } from './move-it.ts';
import { KEY, SLOT } from './order-fields.ts';
import { CHOSEN, type Chosen, readChosen, SEVERAL_MAX } from './several.ts';

const FIELDS = { key: KEY, chosen: z.array(z.string().regex(CHOSEN)).min(1).max(SEVERAL_MAX) } as const;
const subject = ({ form: { chosen } }: { readonly form: { readonly chosen: readonly string[] } }) => ({
  kind: 'orders',
  id: chosen.map((one) => one.split(' ')[0]).join(' '),
});

type Work = (guarded: GuardedDeps, orderNumber: string) => Promise<{ readonly status: string }>;

/** Does it to one of them, for the version that was seen, and writes it down in the same transaction. */
async function doOne(parts: DeskParts, request: ActRequest<unknown>, chosen: Chosen, work: Work): Promise<boolean> {
  const { number, version } = chosen;
  const db = guardOrder(parts.db, {
    ...{ number, version },
    onChange: (tx, before, after) =>
      request.audit(tx, { ...changeOf(before, after, version), subject: { kind: 'order', id: number }, key: null }),
  });
  try {
    return (await work({ deps: { ...parts.orders, store: createStore(db) }, db }, number)).status === 'SUCCESS';
  } catch (error) {
    if (error instanceof OrderChanged) return false;
    throw error;
  }
}

/** Each on its own: one that somebody else changed keeps none of the others. */
async function doAll(
  parts: DeskParts,
  request: ActRequest<{ readonly chosen: readonly string[] }>,
  said: string,
  work: Work,
): Promise<ActResult> {
  const all = request.form.chosen.flatMap((text) => readChosen(text) ?? []);
  let done = 0;
  for (const one of all) if (await doOne(parts, request, one, work)) done += 1;
  // shoppers are mailed
  parts.mail.wake();
  const much = done === all.length ? '' : done === 0 ? '-none' : '-some';
  return { status: 'DONE', to: '/desk/orders', said: `${said}${much}` };
}

const packSeveral = defineAct({
  name: 'orders.pack',
  path: '/desk/orders/pack',
  role: 'orders',
  form: z.object(FIELDS),
  subject,
  run: (parts, request) =>
    doAll(parts, request, 'packed', (guarded, orderNumber) =>
      moveIt(guarded, request, { orderNumber, next: 'PACKED', note: '' }),
    ),
});

const moveDays = defineAct({
  name: 'orders.day',
  path: '/desk/orders/day',
  role: 'orders',
  form: z.object({ ...FIELDS, slot: SLOT }),
  subject,
  run(parts, request) {
    const [day = '', window = null] = request.form.slot.split(' ');
    const actor = actorOf(request.who);
    return doAll(parts, request, 'days-moved', ({ deps }, orderNumber) =>
      changeDay(deps, { orderNumber, actor, wanted: { day, window } }),
    );
  },
});

export const severalActs: readonly DeskAct[] = [packSeveral, moveDays];
