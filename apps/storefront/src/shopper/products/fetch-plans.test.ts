import { failed, success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { SAMPLE_PLAN } from '../../../testing/cart/sample-products.ts';
import { fetchPlans } from './fetch-plans.ts';

it('asks for all ids in one call, and leaves out what is not there any more [C-4-48]', async () => {
  const asked: string[] = [];
  const found = await fetchPlans(['plan-2', 'gone'], {
    listWarranties: async ({ ids }) => {
      asked.push(ids);
      return success({ warranties: [SAMPLE_PLAN] });
    },
  });
  expect(asked).toEqual(['plan-2,gone']);
  expect([...found]).toEqual([['plan-2', SAMPLE_PLAN]]);
});

it('fails rather than say that there are none', async () => {
  const down = { listWarranties: async () => failed('UNAVAILABLE') };
  await expect(fetchPlans(['plan-2'], down)).rejects.toThrow('could not be loaded');
});
