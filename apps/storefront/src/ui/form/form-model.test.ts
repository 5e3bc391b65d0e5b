import { type Reason, rejected } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import {
  answerModel,
  changeField,
  type FormModel,
  fieldError,
  leaveField,
  openModel,
  putFields,
  rejectModel,
  sendModel,
  startModel,
} from './form-model.ts';

type Values = { readonly email: string; readonly password: string };

const EMPTY: Values = { email: '', password: '' };
const MESSAGES = { EMAIL: 'Enter an email address of {max} letters.', PASSWORD: 'Enter a password.' } as const;
const check = ({ email, password }: Values): readonly Reason<keyof typeof MESSAGES>[] => {
  const wrong = rejected(
    ...(email.includes('@') ? [] : [{ code: 'EMAIL', field: 'email', params: { max: 9 } } as const]),
    ...(password === '' ? [{ code: 'PASSWORD', field: 'password' } as const] : []),
  );
  return wrong.reasons;
};
/** The errors below the two fields. */
const said = (model: FormModel<Values>) =>
  (['email', 'password'] as const).map((field) => fieldError(model, field, check(model.values), MESSAGES));
const EMAIL = 'Enter an email address of 9 letters.';
const PASSWORD = 'Enter a password.';

describe('a field', () => {
  it('is not judged while it is typed, only when it is left [D-5-09]', () => {
    const typed = changeField(openModel(EMPTY), 'email', 'mia');
    expect([said(typed), said(leaveField(typed, 'email'))]).toEqual([
      [undefined, undefined],
      [EMAIL, undefined],
    ]);
  });

  it('is right as soon as it is right, and wrong again as soon as it is wrong', () => {
    const left = leaveField(changeField(openModel(EMPTY), 'email', 'mia'), 'email');
    const right = changeField(left, 'email', 'mia@b.au');
    expect(said(right)).toEqual([undefined, undefined]);
    expect(said(changeField(right, 'email', 'mia'))).toEqual([EMAIL, undefined]);
  });

  it('that is empty and was only passed through is not judged; one that was emptied is', () => {
    expect(said(leaveField(openModel(EMPTY), 'email'))).toEqual([undefined, undefined]);
    const emptied = changeField(changeField(openModel(EMPTY), 'email', 'm'), 'email', '');
    expect(said(leaveField(emptied, 'email'))).toEqual([EMAIL, undefined]);
  });

  it('that the form began with is judged when it is left, one that the page put there too', () => {
    expect(said(leaveField(openModel({ ...EMPTY, email: 'mia' }), 'email'))).toEqual([EMAIL, undefined]);
    expect(said(leaveField(putFields(openModel(EMPTY), { email: 'mia' }), 'email'))).toEqual([EMAIL, undefined]);
  });
});

describe('a form that is sent', () => {
  it('and is wrong has every field judged, and keeps what was typed [D-4-34 D-5-10]', () => {
    const wrong = rejectModel(startModel(openModel(EMPTY), { email: 'mia', password: '' }), undefined);
    expect([wrong.state, wrong.values.email, said(wrong)]).toEqual(['editing', 'mia', [EMAIL, PASSWORD]]);
  });

  it('and is right is not judged again: a password that is cleared is not a missing one', () => {
    const sent = sendModel(rejectModel(openModel({ email: 'mia@b.au', password: 'a' }), undefined));
    expect(said(putFields(answerModel(sent, { form: 'No.' }), { password: '' }))).toEqual([undefined, undefined]);
  });

  it('is not judged by the press that sent it, which left a field', () => {
    const sent = leaveField(sendModel(openModel({ email: 'mia@b.au', password: 'a' })), 'password');
    expect(said(putFields(answerModel(sent, { form: 'No.' }), { password: '' }))).toEqual([undefined, undefined]);
  });

  it('shows what the server has against a field beside it, until the field changes', () => {
    const sent = sendModel(openModel({ email: 'mia@b.au', password: 'a' }));
    const refused = answerModel(sent, { fields: { email: 'It is taken.' }, form: 'Not saved.' });
    expect([refused.state, refused.refusal.form, said(refused)]).toEqual([
      'failure',
      'Not saved.',
      ['It is taken.', undefined],
    ]);
    expect(said(changeField(refused, 'password', 'b'))).toEqual(['It is taken.', undefined]);
    expect(said(changeField(refused, 'email', 'a@b.au'))).toEqual([undefined, undefined]);
    expect(said(putFields(refused, { email: 'a@b.au' }))).toEqual([undefined, undefined]);
  });

  it('is not blamed for a field that was changed while it was on its way', () => {
    const sent = changeField(sendModel(openModel({ email: 'mia@b.au', password: 'a' })), 'email', 'a@b.au');
    expect(said(answerModel(sent, { fields: { email: 'It is taken.' } }))).toEqual([undefined, undefined]);
  });

  it('keeps its failure until it is sent again', () => {
    const failed = answerModel(sendModel(openModel(EMPTY)), { form: 'Not saved.' });
    expect(changeField(failed, 'email', 'a').refusal.form).toBe('Not saved.');
    expect(startModel(failed, failed.values).refusal.form).toBeUndefined();
  });

  it('and is taken says nothing', () => {
    const taken = answerModel(sendModel(openModel(EMPTY)), undefined);
    expect([taken.state, taken.refusal.form, said(taken)]).toEqual(['success', undefined, [undefined, undefined]]);
  });
});
