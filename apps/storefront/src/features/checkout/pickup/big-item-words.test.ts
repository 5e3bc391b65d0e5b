import { describe, expect, it } from 'vitest';
import { bigItemWords } from './big-item-words.ts';

describe('bigItemWords', () => {
  it('names the heaviest of what is big', () => {
    const words = bigItemWords([
      { name: 'Kettle', bigAndBulky: false, weightGrams: 900_000 },
      { name: 'Dryer', bigAndBulky: true, weightGrams: 48_000 },
      { name: 'Fridge', bigAndBulky: true, weightGrams: 141_200 },
    ]);
    expect(words).toBe('Fridge weighs 141 kg and needs a ute or a trailer and two people. We help load.');
  });

  it('says nothing of a weight that is not known, and nothing at all of small things', () => {
    expect(bigItemWords([{ name: 'Sofa', bigAndBulky: true }])).toMatch(/^Sofa needs a ute/);
    expect(bigItemWords([{ name: 'Kettle', bigAndBulky: false }])).toBeNull();
  });
});
