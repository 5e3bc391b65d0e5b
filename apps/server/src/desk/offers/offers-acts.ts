import { z } from 'zod';
import { issueCard, lockCard } from '../../features/gift-cards/staff-cards.ts';
import { defineAct } from '../desk-act.ts';
import { typedDollars } from '../goods/good-form.ts';
import { showCards } from './offers-screens.ts';

const text = z.string().max(2000).default('');

const switchOffer = defineAct({
  name: 'offer-switch',
  path: '/desk/offers/:id/switch',
  role: 'content',
  form: z.object({ to: z.enum(['on', 'off']) }),
  subject: ({ params }) => ({ kind: 'promotion', id: params.id ?? '' }),
  async run({ store }, { params, form: { to } }) {
    const isOff = to === 'off';
    const isChanged = await store.promotions.switch(params.id ?? '', isOff);
    const change = isChanged ? { before: { isOff: !isOff }, after: { isOff } } : null;
    return { status: 'DONE', to: '/desk/offers', said: isOff ? 'OFFER_OFF' : 'OFFER_ON', change };
  },
});

const lock = defineAct({
  name: 'card-lock',
  path: '/desk/offers/cards/:code/lock',
  role: 'content',
  form: z.object({ to: z.enum(['locked', 'open']) }),
  subject: ({ params }) => ({ kind: 'gift card', id: params.code ?? '' }),
  async run({ store }, { params, form: { to } }) {
    const code = params.code ?? '';
    const answer = await lockCard(store, code, to === 'locked');
    if (answer.status !== 'SUCCESS') return { status: 'NOT_FOUND' };
    const change = answer.value.isChanged
      ? { before: { locked: to !== 'locked' }, after: { locked: to === 'locked' } }
      : null;
    const said = to === 'locked' ? 'CARD_LOCKED' : 'CARD_OPEN';
    return { status: 'DONE', to: `/desk/offers/cards/${encodeURIComponent(code)}`, said, change };
  },
});

const issue = defineAct({
  name: 'card-issue',
  path: '/desk/offers/cards',
  role: 'content',
  form: z.object({ amount: text, recipientName: text, recipientEmail: text, message: text }),
  subject: ({ form }) => ({ kind: 'gift card', id: form.recipientEmail }),
  async run(parts, { form, audit }) {
    const { recipientName, recipientEmail, message } = form;
    const amount = typedDollars(form.amount);
    const answer = await issueCard(
      { vouchers: parts.store.vouchers, mail: parts.mail, from: parts.from },
      { ...{ amount, recipientName, recipientEmail, message }, senderName: parts.shop().name },
    );
    if (answer.status !== 'SUCCESS') {
      const problems = answer.reasons.map(({ code, field }) => ({ code, field: field ?? '' }));
      return { status: 'REFUSED', shown: await showCards(parts, '', { issue: form, problems }) };
    }
    const { code } = answer.value;
    await audit(parts.db, {
      subject: { kind: 'gift card', id: code },
      before: null,
      after: { amount, recipientEmail },
    });
    return { status: 'DONE', to: `/desk/offers/cards/${code}`, said: 'CARD_ISSUED' };
  },
});

export const offersActs = [switchOffer, lock, issue];
