import { describe, expect, it } from 'vitest';
import { endSubmit, startSubmit } from './form-state.ts';
import { formSubmitEvent } from './form-submit-event.ts';
import { marketingFormKind } from './marketing-form-kind.ts';

describe('a form', () => {
  it.each(['editing', 'failure', 'success'] as const)('can be sent from %s', (state) => {
    expect(startSubmit(state, false)).toBe('submitting');
  });

  it('is not sent while a field is invalid [D-4-36]', () => {
    expect(startSubmit('editing', true)).toBe('editing');
    expect(startSubmit('failure', true)).toBe('editing');
  });

  it('is not sent twice [D-4-33 D-8-24]', () => {
    expect(() => startSubmit('submitting', false)).toThrow('Already submitting form.');
  });

  it('ends in success or failure [D-4-31 D-4-32]', () => {
    expect([endSubmit(true), endSubmit(false)]).toEqual(['success', 'failure']);
  });
});

describe('a klaviyo-form block', () => {
  it.each([
    ['subscription', 'subscription', '[D-2-68]'],
    ['event-sign-up', 'event-sign-up', '[D-2-69]'],
    ['enquiry', 'enquiry', '[D-2-70]'],
    ['anything', 'enquiry', '[D-2-70]'],
    ['', 'enquiry', '[D-2-70]'],
  ])('of type %j shows the %s form %s', (type, kind) => {
    expect(marketingFormKind(type)).toBe(kind);
  });
});

describe('analytics', () => {
  it('hears of an enquiry by its name, and of the other forms nothing [D-4-40]', () => {
    expect(formSubmitEvent('enquiry')).toEqual({ event: 'form_submit', form_name: 'enquiry' });
    expect([formSubmitEvent('subscription'), formSubmitEvent('event-sign-up')]).toEqual([undefined, undefined]);
  });
});
