export { openKlaviyo, type TestKlaviyo } from './testing/open-klaviyo.ts';

import type { Delivery, MarketingProvider, MarketingRequest } from './port.ts';

export const SAMPLE_SUBSCRIPTION: MarketingRequest = {
  id: '6f1c2a34-0000-4000-8000-000000000001',
  receivedAt: 1_794_700_000,
  kind: 'subscription',
  data: { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '+61412345678', listId: 'NEWS' },
};
export const SAMPLE_ENQUIRY: MarketingRequest = {
  id: '6f1c2a34-0000-4000-8000-000000000002',
  receivedAt: 1_794_700_000,
  kind: 'enquiry',
  data: { email: 'mia@example.com', enquiry: 'Does it fit?' },
};

export type MarketingCase = {
  readonly name: string;
  /** Runs against a provider whose service is up; throws when it breaks the port's contract. */
  run(provider: MarketingProvider): Promise<void>;
};

function assert(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem);
}

const isSettled = (provider: MarketingProvider, { status }: Delivery): boolean =>
  status === (provider.delivers ? 'DELIVERED' : 'KEPT');

/** What every marketing provider must do. */
export const marketingCases: readonly MarketingCase[] = [
  {
    name: 'takes every kind of request',
    async run(provider) {
      for (const request of [SAMPLE_SUBSCRIPTION, SAMPLE_ENQUIRY]) {
        const delivery = await provider.deliver(request);
        assert(isSettled(provider, delivery), `${request.kind} is ${delivery.status}`);
      }
    },
  },
  {
    name: 'takes the same request again',
    async run(provider) {
      await provider.deliver(SAMPLE_ENQUIRY);
      const again = await provider.deliver(SAMPLE_ENQUIRY);
      assert(isSettled(provider, again), `the second time it is ${again.status}`);
    },
  },
  {
    name: 'takes a sign-up without phone and list',
    async run(provider) {
      if (SAMPLE_SUBSCRIPTION.kind !== 'subscription') throw new Error('the sample is no sign-up');
      const data = { ...SAMPLE_SUBSCRIPTION.data, phone: '', listId: '' };
      const delivery = await provider.deliver({ ...SAMPLE_SUBSCRIPTION, data });
      assert(isSettled(provider, delivery), `it is ${delivery.status}`);
    },
  },
];
