import { rejected, success } from '@wattle/domain/results';
import type { Answers } from '../../../../testing/stage-answers.ts';

export const RECEIVED = success({ received: true } as const);

/** A shop that accepts every form and knows no event. */
export const FORM_ANSWERS = {
  sendEnquiry: RECEIVED,
  subscribe: RECEIVED,
  findMarketingList: rejected({ code: 'CONTENT_NOT_FOUND' }),
} satisfies Answers;

/** A class on a Saturday at ten. */
export const COFFEE_CLASS = success({
  id: 'coffee-class',
  name: 'Saturday coffee class',
  event: {
    startsAt: 4_076_521_200,
    endsAt: 4_076_526_600,
    timeZone: 'Australia/Melbourne',
    place: 'Preston',
    note: '',
  },
});
