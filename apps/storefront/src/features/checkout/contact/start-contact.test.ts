import { describe, expect, it } from 'vitest';
import { startContact } from './start-contact.ts';

const contact = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '+61491570156',
  agreeToMarketing: true,
};
const customer = { ...contact, firstName: 'Account', addresses: [] };
const none = { contact: null, contactDraft: null };

describe('what the contact form starts with', () => {
  it('is empty for a guest', () => {
    expect(Object.values(startContact(none, null))).toEqual(['', '', '', '', false]);
  });

  it('is what the account says, in the words of a phone [C-3-29]', () => {
    expect(startContact(none, customer)).toMatchObject({ firstName: 'Account', phone: '0491 570 156' });
  });

  it('is what was kept rather than the account, and what was typed last rather than that', () => {
    expect(startContact({ contact, contactDraft: null }, customer).firstName).toBe('Mia');
    const typed = startContact({ contact, contactDraft: { firstName: 'Mi' } }, customer);
    expect(typed).toMatchObject({ firstName: 'Mi', email: '' });
  });
});
