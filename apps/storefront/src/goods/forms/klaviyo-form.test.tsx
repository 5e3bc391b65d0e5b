import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KlaviyoForm } from './klaviyo-form.tsx';

const namesIn = (html: string): string[] => [...html.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name);
const show = (type: string) => renderToStaticMarkup(<KlaviyoForm type={type} listId="NEWS" />);

describe('the form of a klaviyo-form block', () => {
  it.each([
    ['subscription', ['listId', 'firstName', 'lastName', 'email', 'phone'], 'Subscribe', '[D-2-68]'],
    ['event-sign-up', ['listId', 'firstName', 'lastName', 'email'], 'Sign me up', '[D-2-69 D-5-40]'],
    ['enquiry', ['firstName', 'lastName', 'email', 'enquiry'], 'Send', '[D-2-70]'],
    ['other', ['firstName', 'lastName', 'email', 'enquiry'], 'Send', '[D-2-70]'],
  ])('%s has the fields %j %s', (type, fields, button) => {
    const html = show(type);
    expect(namesIn(html)).toEqual([...fields, 'website']);
    expect(html).toContain(button);
  });

  it('asks in ten rows [D-5-51]', () => {
    expect(show('enquiry')).toMatch(/<textarea[^>]* rows="10"/);
  });

  it('says nothing is wrong before anything was typed [D-5-09]', () => {
    expect(show('subscription')).not.toContain('aria-invalid');
  });

  it.each([
    ['subscription', true],
    ['event-sign-up', true],
    ['enquiry', false],
  ])('%s takes a list: %s [D-2-71]', (type, takesList) => {
    expect(show(type).includes('name="listId" value="NEWS"')).toBe(takesList);
  });

  it.each(['subscription', 'event-sign-up', 'enquiry'])('%s is posted to its page without scripts', (type) => {
    expect(show(type)).toMatch(new RegExp(`<form[^>]* action="/forms/${type}" method="post"`));
  });

  it('takes no more than 20 characters of a phone [C-5-44]', () => {
    expect(show('subscription')).toMatch(/<input(?=[^>]* name="phone")[^>]* maxLength="20"/);
  });

  it('shows an Australian mobile for an example [D-5-39]', () => {
    expect(show('subscription')).toContain('placeholder="0412 345 678"');
  });
});
