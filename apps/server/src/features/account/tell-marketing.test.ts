import { expect, it } from 'vitest';
import type { NewMarketingRequest } from '../../store/marketing-requests.ts';
import { tellMarketing } from './tell-marketing.ts';

const before = { agreeToMarketing: false, subscriptions: {} };
const customer = {
  ...{ sub: 'sub-1', email: 'mia@example.com', firstName: 'Mia', lastName: 'Tran', phone: '', addresses: [] },
  ...{ agreeToMarketing: true, subscriptions: { events: true }, createdAt: 0 },
};

it.each([
  ['has it', [{ id: 'store-events', name: 'Events' }], ['', 'store-events']],
  ['has another', [{ id: 'coffee', name: 'Coffee' }], ['']],
  ['has none', undefined, ['']],
])('a topic is told to the list that the shop has for it: the shop %s', async (_, lists, listIds) => {
  const received: NewMarketingRequest[] = [];
  const desk = { receive: async (request: NewMarketingRequest) => void received.push(request), close: async () => {} };
  await tellMarketing(desk, { find: async () => lists })({ customer, before });
  expect(received.map(({ data }) => 'listId' in data && data.listId)).toEqual(listIds);
});
