import type { Client } from '@wattle/contract';
import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { isBeginning, readPostedFields, thanksPath } from './posted-form.ts';
import { takePostedForm } from './take-posted-form.ts';

type Heard = { readonly call: string; readonly input: unknown; readonly key: string | undefined };
type Answer = Awaited<ReturnType<Client['subscribe']>>;

const NOW = Date.parse('2026-11-15T20:10:00Z');
const MIA = { firstName: 'Mia', lastName: 'Tran', email: 'Mia.Tran@Example.com' };

/** Stub calls that record input and return this answer. */
function callsThat(answer: Answer = success({ received: true })) {
  const heard: Heard[] = [];
  const listen =
    (call: string) =>
    async (input: unknown, { idempotencyKey }: { idempotencyKey?: string } = {}): Promise<Answer> => {
      heard.push({ call, input, key: idempotencyKey });
      return answer;
    };
  const sendEnquiry = listen('sendEnquiry') as Client['sendEnquiry'];
  return { heard, client: { subscribe: listen('subscribe') as Client['subscribe'], sendEnquiry } };
}
const fieldsOf = (fields: Record<string, string>) => readPostedFields(String(new URLSearchParams(fields)));

describe('a posted form', () => {
  it('subscription sends what the form in the browser sends [D-3-25]', async () => {
    const { heard, client } = callsThat();
    const fields = fieldsOf({ ...MIA, phone: '0412 345 678', listId: 'newsletter' });
    expect(await takePostedForm('subscription', fields, client, NOW)).toBe('taken');
    const input = { ...MIA, email: 'mia.tran@example.com', phone: '+61412345678', listId: 'newsletter' };
    expect(heard).toMatchObject([{ call: 'subscribe', input }]);
  });

  it('event sign-up sends an empty phone, whatever was posted [D-5-41]', async () => {
    const { heard, client } = callsThat();
    await takePostedForm('event-sign-up', fieldsOf({ ...MIA, phone: '0412 345 678', listId: 'coffee' }), client, NOW);
    expect(heard[0]?.input).toMatchObject({ phone: '', listId: 'coffee' });
  });

  it('enquiry sends email and enquiry, no names [D-3-27]', async () => {
    const { heard, client } = callsThat();
    await takePostedForm('enquiry', fieldsOf({ ...MIA, enquiry: 'Does it fit?' }), client, NOW);
    expect(heard).toMatchObject([
      { call: 'sendEnquiry', input: { email: 'mia.tran@example.com', enquiry: 'Does it fit?' } },
    ]);
  });

  it('with mistakes comes back with all of them, and is not sent [D-4-36]', async () => {
    const { heard, client } = callsThat();
    const fields = fieldsOf({ lastName: 'Tr@n', email: 'mia@', phone: '+64 21 555 0134' });
    expect(await takePostedForm('subscription', fields, client, NOW)).toEqual({
      status: 'REJECTED',
      form: {
        fields,
        state: 'editing',
        reasons: [
          { code: 'FIRST_NAME_EMPTY', field: 'firstName' },
          { code: 'LAST_NAME_INVALID', field: 'lastName' },
          { code: 'EMAIL_INVALID', field: 'email' },
          { code: 'PHONE_NOT_AUSTRALIAN', field: 'phone' },
        ],
      },
    });
    expect(heard).toEqual([]);
  });

  it.each([
    ['a list that the shop does not have', rejected({ code: 'MISSING_DATA' as const, field: 'listId' })],
    ['a shop that cannot keep it now', failed('UNAVAILABLE')],
  ])('comes back as it was for %s [D-8-01]', async (_title, answer) => {
    const { client } = callsThat(answer);
    const fields = fieldsOf(MIA);
    expect(await takePostedForm('event-sign-up', fields, client, NOW)).toEqual({
      status: answer.status,
      form: { fields, reasons: [], state: 'failure' },
    });
  });

  it('with a list that can be none is not sent, and forgets it', async () => {
    const { heard, client } = callsThat();
    const returned = await takePostedForm('event-sign-up', fieldsOf({ ...MIA, listId: '"><b>' }), client, NOW);
    expect(returned).toMatchObject({ status: 'REJECTED', form: { state: 'failure', fields: { listId: '' } } });
    expect(heard).toEqual([]);
  });

  it('says that the trap was filled in, and with nothing of it', async () => {
    const { heard, client } = callsThat();
    await takePostedForm('event-sign-up', fieldsOf({ ...MIA, website: 'x'.repeat(12_000) }), client, NOW);
    expect(heard[0]?.input).toMatchObject({ website: 'filled in' });
  });

  it('posted twice is one request; other words, or another hour, are another', async () => {
    const { heard, client } = callsThat();
    const send = (enquiry: string, at = NOW) => takePostedForm('enquiry', fieldsOf({ ...MIA, enquiry }), client, at);
    await send('Does it fit?');
    await send('Does it fit?', NOW + 60_000);
    await send('Does it fit at all?');
    await send('Does it fit?', NOW + 3_600_000);
    const keys = heard.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[\da-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the body of a post', () => {
  it('has the fields of the form, each once, and no others', () => {
    const body = 'firstName=Mia&firstName=Tom&email=%F0%9F%8E%89&__proto__=x&enquiry=a%0D%0Ab';
    expect(readPostedFields(body)).toEqual({
      firstName: 'Mia',
      lastName: '',
      email: '🎉',
      phone: '',
      enquiry: 'a\r\nb',
      listId: '',
      website: '',
    });
  });

  it('may be the beginning of a form', () => {
    expect([isBeginning('step=begin&email=x'), isBeginning('email=x')]).toEqual([true, false]);
  });
});

describe('thanksPath', () => {
  it.each([
    ['subscription', 'newsletter', '/forms/subscription/thanks'],
    ['event-sign-up', 'coffee-class', '/forms/event-sign-up/thanks/coffee-class'],
    ['event-sign-up', '', '/forms/event-sign-up/thanks'],
    ['event-sign-up', '//evil.example', '/forms/event-sign-up/thanks'],
    ['enquiry', '', '/forms/enquiry/thanks'],
  ] as const)('of %s for %j is %s', (kind, listId, path) => {
    expect(thanksPath(kind, listId)).toBe(path);
  });
});
