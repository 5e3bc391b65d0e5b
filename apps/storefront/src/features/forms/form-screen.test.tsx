import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormScreen } from './form-screen.tsx';
import type { ReturnedForm } from './posted-form.ts';

const FIELDS = {
  firstName: '',
  lastName: 'Tr"an',
  email: 'mia@',
  phone: '+64',
  enquiry: '',
  listId: 'news',
  website: '',
};

function show(returned: ReturnedForm | undefined, kind: 'subscription' | 'enquiry' = 'subscription'): string {
  return renderToStaticMarkup(createElement(FormScreen, { kind, returned }));
}

describe('a form that came back', () => {
  const html = show({
    fields: FIELDS,
    state: 'editing',
    reasons: [
      { code: 'EMAIL_INVALID', field: 'email' },
      { code: 'PHONE_NOT_AUSTRALIAN', field: 'phone' },
    ],
  });

  it('has what was typed, and its list', () => {
    expect(html).toContain('value="Tr&quot;an"');
    expect(html).toContain('name="listId" value="news"');
  });

  it('says what is wrong beside the field, names the first and has the focus on it [D-4-35 D-5-30 D-5-37]', () => {
    expect(html.match(/<p [^>]*><span[^>]*><\/span><span>Enter a valid email address\.<\/span>/)).not.toBeNull();
    expect(html).toContain('Enter a valid Australian phone number.');
    expect(html).toContain('Not sent yet. Enter a valid email address.');
    expect(html.match(/<input[^>]*autofocus[^>]*>/gi)?.map((tag) => /name="(\w+)"/.exec(tag)?.[1])).toEqual(['email']);
  });

  it('after a failure has the banner and everything in it [D-8-01]', () => {
    const failed = show({ fields: { ...FIELDS, enquiry: 'Does it fit?' }, state: 'failure', reasons: [] }, 'enquiry');
    expect(failed).toContain('Something went wrong. Please try again.');
    expect(failed).toContain('>Does it fit?</textarea>');
    expect(failed).not.toContain('aria-invalid');
  });

  it('begins empty when nothing was sent [D-4-29]', () => {
    expect(show(undefined)).not.toMatch(/aria-invalid|role="alert"|autofocus/i);
  });
});
