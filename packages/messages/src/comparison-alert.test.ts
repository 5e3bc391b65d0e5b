import { addToComparison, type ComparisonItem } from '@wattle/domain/comparison';
import { describe, expect, it } from 'vitest';
import { comparisonAlert } from './comparison-alert.ts';
import { errorMessages } from './error-messages.ts';

const item = (productId: string, name = 'Orana 602L'): ComparisonItem => ({ productId, familyCode: 'fridges', name });

/** The sentence a shopper sees when the rule refuses a product. */
async function sentenceFor(added: ComparisonItem, items: readonly ComparisonItem[]): Promise<string | undefined> {
  const comparison = { read: () => ({ items }), change: () => {}, loadFamily: async () => undefined };
  const result = await addToComparison(added, comparison);
  return result.status === 'SUCCESS' ? undefined : comparisonAlert(result.reason).content;
}

describe('comparisonAlert', () => {
  it('says how many can be compared [D-8-03 D-4-13]', async () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => item(id));
    expect(await sentenceFor(item('e'), four)).toBe('Unable to compare more than 4 products at once.');
  });

  it('names the product whose family could not be loaded [D-8-04 D-4-14]', async () => {
    expect(await sentenceFor(item('a'), [])).toBe('Unable to add Orana 602L to your comparison.');
  });

  it("says 'product' when it has no name [D-8-04]", async () => {
    expect(await sentenceFor(item('a', ' '), [])).toBe('Unable to add product to your comparison.');
  });

  it('is an error that stays 6 seconds', () => {
    const reason = { code: 'COMPARISON_ADD_FAILED', params: { name: 'Orana' } } as const;
    expect(comparisonAlert(reason)).toMatchObject({ type: 'ERROR', duration: 6000 });
  });

  it('says the same as the error code COMPARISON_LIMIT_REACHED [C-8-20 D-8-03]', () => {
    expect(errorMessages.COMPARISON_LIMIT_REACHED).toBe('Unable to compare more than {max} products at once.');
  });
});
