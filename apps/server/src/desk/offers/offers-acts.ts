import { givesMuch } from '@wattle/domain/promotions';
import { z } from 'zod';
import { issueCard, lockCard } from '../../features/gift-cards/staff-cards.ts';
import { versionOf } from '../../features/offers/change-offer.ts';
import { defineAct } from '../desk-act.ts';
import { typedDollars } from '../goods/good-form.ts';
import { editOffer, showOffer } from './edit-offer.ts';
import { addOffer } from './new-offer.ts';
import { showCard, showCards } from './offers-screens.ts';

const text = z.string().max(2000).default('');

/** One that gives much is switched on as it was seen, and not by who wrote it. */
const switchOffer = defineAct({
  name: 'offer-switch',
  path: '/desk/offers/:id/switch',
  role: 'offers',
  form: z.object({ to: z.enum(['on', 'off']), back: z.enum(['', 'offer']).default(''), version: text }),
  subject: ({ params }) => ({ kind: 'promotion', id: params.id ?? '' }),
  async run(parts, { params, form: { to, back, version }, who, nowMs, record }) {
    const id = params.id ?? '';
    const isOff = to === 'off';
    const goods = isOff ? null : await parts.loadAssortment();
    const refused = await record(async ({ promotions, staffOffers }) => {
      const found = await promotions.find(id, { isLocked: true });
      if (found && goods && givesMuch(found.promotion, goods)) {
        if (version !== versionOf(found.promotion)) return { result: 'CONFLICT' as const, change: null };
        const alone = (await staffOffers.writtenAlone([id])).get(id);
        if (alone === who.sub) return { result: 'REFUSED' as const, change: null };
      }
      const isChanged = await promotions.switch(id, isOff);
      return { result: null, change: isChanged ? { before: { isOff: !isOff }, after: { isOff } } : null };
    });
    if (refused) {
      const seen = refused === 'CONFLICT' ? { version, opened: '{}' } : {};
      const shown = await showOffer(parts, { params, query: new URLSearchParams(seen), nowMs, who });
      return shown === 'NOT_FOUND' ? { status: shown } : { status: refused, shown };
    }
    const offer = `/desk/offers/promotion/${encodeURIComponent(id)}`;
    return { status: 'DONE', to: back === '' ? '/desk/offers' : offer, said: isOff ? 'OFFER_OFF' : 'OFFER_ON' };
  },
});

const lock = defineAct({
  name: 'card-lock',
  path: '/desk/offers/cards/:code/lock',
  role: 'offers',
  form: z.object({ to: z.enum(['locked', 'open']) }),
  subject: ({ params }) => ({ kind: 'gift card', id: params.code ?? '' }),
  async run(parts, { params, form: { to }, who, record }) {
    const code = params.code ?? '';
    const locked = to === 'locked';
    const answer = await record(async (store) => {
      const result = await lockCard(store, { code, isLocked: locked, actor: who.sub });
      const isChanged = result.status === 'SUCCESS' && result.value.isChanged;
      return { result, change: isChanged ? { before: { locked: !locked }, after: { locked } } : null };
    });
    if (answer.status !== 'SUCCESS') {
      const shown = await showCard(parts, code, who);
      return shown === 'NOT_FOUND' ? { status: shown } : { status: 'REFUSED', shown };
    }
    const said = locked ? 'CARD_LOCKED' : 'CARD_OPEN';
    return { status: 'DONE', to: `/desk/offers/cards/${encodeURIComponent(code)}`, said };
  },
});

const issue = defineAct({
  name: 'card-issue',
  path: '/desk/offers/cards',
  role: 'offers',
  form: z.object({ amount: text, recipientName: text, recipientEmail: text, message: text }),
  subject: ({ form }) => ({ kind: 'gift card', id: form.recipientEmail }),
  async run(parts, { form, who, record }) {
    const { recipientName, recipientEmail, message } = form;
    const amount = typedDollars(form.amount);
    const card = { ...{ amount, recipientName, recipientEmail, message }, senderName: parts.shop().name };
    const answer = await record(async ({ vouchers, staffCards }) => {
      const result = await issueCard({ vouchers, staffCards, mail: parts.mail, from: parts.from }, card, who.sub);
      const code = result.status === 'SUCCESS' ? result.value.code : null;
      const logged = {
        subject: { kind: 'gift card', id: code ?? '' },
        before: null,
        after: { amount, recipientEmail, waits: result.status === 'SUCCESS' && result.value.waits },
      };
      return { result, change: code === null ? null : logged };
    });
    if (answer.status !== 'SUCCESS') {
      const problems = answer.reasons.map(({ code, field }) => ({ code, field: field ?? '' }));
      return { status: 'REFUSED', shown: await showCards(parts, '', { issue: form, problems }) };
    }
    parts.mail.wake();
    return {
      status: 'DONE',
      to: `/desk/offers/cards/${answer.value.code}`,
      said: answer.value.waits ? 'CARD_WAITS' : 'CARD_ISSUED',
    };
  },
});

export const offersActs = [switchOffer, addOffer, editOffer, lock, issue];
