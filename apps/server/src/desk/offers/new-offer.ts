import { randomUUID } from 'node:crypto';
import { givesMuch, writeOffer } from '@wattle/domain/promotions';
import type { Reason } from '@wattle/domain/results';
import { NEW_TITLE } from '@wattle/messages/desk-new-offer';
import { z } from 'zod';
import { choicesOf } from '../../features/offers/offer-fields.ts';
import { saveOffer } from '../../features/offers/save-offer.ts';
import { defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskRequest, ShownView } from '../desk-screen.ts';
import { formView, typedFields } from './offer-form.ts';
import type { Typed } from './try-on.ts';

const idOf = (key: string): string => `desk-${key.replace(/[^\w]/g, '').slice(0, 16)}`;

async function written(parts: DeskParts, typed: Typed, key: string) {
  const fields = typedFields(typed);
  const choices = await choicesOf(parts.store, fields);
  return { key, fields, choices, answer: writeOffer(choices, { id: idOf(key), versionId: '1' }) };
}

type Shown = { readonly key: string; readonly refused?: readonly Reason<string>[] };

/** Nothing is kept by looking at it. */
async function show(parts: DeskParts, typed: Typed, nowMs: number, { key, refused = [] }: Shown): Promise<ShownView> {
  const view = await formView(parts, typed, nowMs, { ...(await written(parts, typed, key)), refused });
  return { view: { kind: 'newOffer', ...view }, back: { href: '/desk/offers', title: NEW_TITLE, note: '' } };
}

export const showNewOffer = (parts: DeskParts, { query, nowMs }: DeskRequest): Promise<ShownView> =>
  show(parts, query, nowMs, { key: randomUUID() });

/** Keeps a new offer: live at once, or switched off until somebody switches it on. One that gives much waits for a second person. */
export const addOffer = defineAct({
  name: 'offer-add',
  path: '/desk/offers/new',
  role: 'offers',
  form: z.object({ key: z.string().regex(/^[\w-]{8,64}$/), as: z.enum(['live', 'off']) }).catchall(z.string()),
  subject: ({ form }) => ({ kind: 'promotion', id: idOf(form.key) }),
  async run(parts, { form, nowMs, record }) {
    const typed: Typed = { get: (name) => form[name] ?? null };
    const { answer } = await written(parts, typed, form.key);
    if (answer.status !== 'SUCCESS')
      return { status: 'REFUSED', shown: await show(parts, typed, nowMs, { key: form.key }) };
    const waits = form.as === 'live' && givesMuch(answer.value, await parts.loadAssortment());
    const isOff = form.as === 'off' || waits;
    const refused = await record(async (_, db) => {
      const result = await saveOffer(db, answer.value, { isOff });
      return { result, change: result.length > 0 ? null : { before: null, after: { ...answer.value, isOff, waits } } };
    });
    if (refused.length > 0)
      return { status: 'REFUSED', shown: await show(parts, typed, nowMs, { key: form.key, refused }) };
    return {
      status: 'DONE',
      to: isOff ? '/desk/offers?tab=off' : '/desk/offers',
      said: waits ? 'OFFER_WAITS' : isOff ? 'OFFER_KEPT' : 'OFFER_LIVE',
    };
  },
});
