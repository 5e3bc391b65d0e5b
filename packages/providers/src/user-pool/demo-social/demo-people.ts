/** The only people the demo provider can sign in, so that it can never vouch for a real mailbox. */
export const DEMO_PEOPLE = [
  { id: 'demo-ava', givenName: 'Ava', familyName: 'Nguyen', email: 'ava@social.example' },
  { id: 'demo-noah', givenName: 'Noah', familyName: 'Wilson', email: 'noah@social.example' },
] as const;

export type DemoPerson = (typeof DEMO_PEOPLE)[number];
