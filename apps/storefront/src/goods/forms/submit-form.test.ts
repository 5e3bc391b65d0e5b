import { type FormState, rejected, success } from '@wattle/domain';
import { describe, expect, it } from 'vitest';
import { type FormSending, submitForm } from './submit-form.ts';

type Values = { readonly email: string };

function openForm(part: Partial<FormSending<Values, Values>> = {}, website = '') {
  const states: FormState[] = ['editing'];
  const sent: unknown[] = [];
  const wrong: (string | undefined)[] = [];
  const sending: FormSending<Values, Values> = {
    check: (values) => (values.email === '' ? rejected({ code: 'EMAIL_EMPTY', field: 'email' }) : success(values)),
    send: async (payload, { idempotencyKey }) => {
      sent.push([payload, idempotencyKey]);
      return { status: 'SUCCESS' };
    },
    ...part,
  };
  const form = {
    state: () => states.at(-1) ?? 'editing',
    go: (next: FormState) => void states.push(next),
    keyOf: () => 'key',
    website: () => website,
    onWrong: (reasons: readonly { readonly field?: string }[]) => wrong.push(reasons[0]?.field),
    onSending: () => {},
  };
  return { states, sent, wrong, submit: (email = 'mia@example.com') => submitForm(sending, form, { email }) };
}

describe('submitForm', () => {
  it("is once at a time: 'Already submitting form.' [D-4-36 D-8-24]", async () => {
    const answer = Promise.withResolvers<{ status: string }>();
    const { states, submit } = openForm({ send: () => answer.promise });
    const first = submit();
    await expect(submit()).rejects.toThrow('Already submitting form.');
    expect(states).toEqual(['editing', 'submitting']);
    answer.resolve({ status: 'SUCCESS' });
    await first;
    expect(states).toEqual(['editing', 'submitting', 'success']);
  });

  it('sends what the check gave, with the key of it and what nobody sees', async () => {
    const { sent, submit } = openForm({}, 'http://spam.example');
    await submit();
    expect(sent).toEqual([[{ email: 'mia@example.com', website: 'http://spam.example' }, 'key']]);
  });

  it('goes nowhere while a field is wrong [D-4-33]', async () => {
    const { states, sent, wrong, submit } = openForm();
    await submit('');
    expect([states, sent, wrong]).toEqual([['editing', 'editing'], [], ['email']]);
  });

  it.each([
    ['refused', async () => ({ status: 'REJECTED' })],
    ['not answered', () => Promise.reject(new Error('down'))],
  ])('is a failure when it is %s, and may be sent again', async (_, send) => {
    const { states, submit } = openForm({ send });
    await submit();
    await submit();
    expect(states).toEqual(['editing', 'submitting', 'failure', 'submitting', 'failure']);
  });
});
