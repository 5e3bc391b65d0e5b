import type { FormState } from '@wattle/domain/forms';
import { rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import type { Refusal } from './form-model.ts';
import { type FormRules, runSubmit } from './run-submit.ts';
import { submitForm } from './submit-form.ts';

type Values = { readonly email: string };

function openForm(part: Partial<FormRules<Values, Values, 'EMPTY'>> = {}) {
  const states: FormState[] = ['editing'];
  const answers: (Refusal<Values> | undefined)[] = [];
  const wrong: unknown[] = [];
  const sent: unknown[] = [];
  const rules: FormRules<Values, Values, 'EMPTY'> = {
    check: ({ email }) =>
      email === '' ? rejected({ code: 'EMPTY', field: 'email' }) : success({ email: email.trim() }),
    send: (payload, { values }) => void sent.push([payload, values]) as undefined,
    failure: 'Try again.',
    ...part,
  };
  const form = {
    state: () => states.at(-1) ?? 'editing',
    element: null as HTMLFormElement | null,
    onStart: () => void states.push('submitting'),
    onSending: () => {},
    onRejected: (reasons: readonly { readonly field?: string }[]) => {
      states.push('editing');
      wrong.push(reasons[0]?.field);
    },
    onAnswer: (refusal: Refusal<Values> | undefined) => {
      states.push(refusal ? 'failure' : 'success');
      answers.push(refusal);
    },
  };
  return { form, states, answers, wrong, sent, submit: (email = ' a@b.au ') => runSubmit(rules, form, { email }) };
}

describe('runSubmit', () => {
  it("sends once at a time: 'Already submitting form.' [D-4-36 D-8-24]", async () => {
    const answer = Promise.withResolvers<undefined>();
    const { states, submit } = openForm({ send: () => answer.promise });
    const first = submit();
    await expect(submit()).rejects.toThrow('Already submitting form.');
    expect(states).toEqual(['editing', 'submitting']);
    answer.resolve(undefined);
    await first;
    expect(states).toEqual(['editing', 'submitting', 'success']);
  });

  it('is once at a time while it prepares, too', async () => {
    const ready = Promise.withResolvers<void>();
    const { sent, submit } = openForm({ prepare: () => ready.promise });
    const first = submit();
    await expect(submit()).rejects.toThrow('Already submitting form.');
    ready.resolve();
    await first;
    expect(sent).toHaveLength(1);
  });

  it('sends what the check gave, beside what was typed', async () => {
    const { sent, submit } = openForm();
    await submit();
    expect(sent).toEqual([[{ email: 'a@b.au' }, { email: ' a@b.au ' }]]);
  });

  it('goes nowhere while a field is wrong, and says so before the press is over [D-4-33]', () => {
    const { states, sent, wrong, submit } = openForm();
    void submit('');
    expect([states, sent, wrong]).toEqual([['editing', 'submitting', 'editing'], [], ['email']]);
  });

  it('checks by what it has prepared', async () => {
    const ready: string[] = [];
    const check = () => (ready.length > 0 ? success({ email: '' }) : rejected({ code: 'EMPTY' as const }));
    const { states, submit } = openForm({ check, prepare: async () => ready.push('plans') });
    await submit();
    expect(states.at(-1)).toBe('success');
  });

  it.each([
    ['is refused', async () => ({ form: 'No.' }), { form: 'No.' }],
    ['throws', () => Promise.reject(new Error('down')), { form: 'Try again.' }],
  ])('may be sent again when it %s', async (_, send, refusal) => {
    const { states, answers, submit } = openForm({ send });
    await submit();
    await submit();
    expect(states).toEqual(['editing', 'submitting', 'failure', 'submitting', 'failure']);
    expect(answers).toEqual([refusal, refusal]);
  });

  it('fails in words when what it needs cannot be had', async () => {
    const { answers, sent, submit } = openForm({ prepare: () => Promise.reject(new Error('down')) });
    await submit();
    expect([answers, sent]).toEqual([[{ form: 'Try again.' }], []]);
  });
});

describe('submitForm', () => {
  it.each([
    ['accepted', {}, 'a@b.au', true],
    ['accepted after a wait', { prepare: async () => {} }, 'a@b.au', true],
    ['invalid', {}, '', false],
    ['refused', { send: () => ({ fields: { email: 'Taken.' } }) }, 'a@b.au', false],
    ['broken', { send: () => Promise.reject(new Error('offline')) }, 'a@b.au', false],
  ])('hears from a form that is %s', async (_case, part, email, isAccepted) => {
    const { form, submit } = openForm(part);
    const element = Object.assign(new EventTarget(), { requestSubmit: () => void submit(email) });
    form.element = element as unknown as HTMLFormElement;
    await expect(submitForm(form.element)).resolves.toBe(isAccepted);
  });
});
