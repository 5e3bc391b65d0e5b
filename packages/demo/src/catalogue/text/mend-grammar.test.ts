import { describe, expect, it } from 'vitest';
import { mendGrammar } from './mend-grammar.ts';

describe('mendGrammar', () => {
  it.each([
    ['A 8 kg dryer with a 8-star label', 'An 8 kg dryer with an 8-star label'],
    ['A 86 cm hood', 'An 86 cm hood'],
    ['A 11-inch tablet, a 18-bottle fridge', 'An 11-inch tablet, an 18-bottle fridge'],
    ['A 1,100 watt kettle and a 1,800 W one', 'A 1,100 watt kettle and a 1,800 W one'],
    ['A 110 cm cooker', 'A 110 cm cooker'],
    ['A oil column heater with a undermount fan', 'An oil column heater with an undermount fan'],
    ['A USB socket, a UV filter, a one-hand start', 'A USB socket, a UV filter, a one-hand start'],
    ['It holds 1 litres for 1 years', 'It holds 1 litre for 1 year'],
    ['It holds 1.1 litres for 11 years', 'It holds 1.1 litres for 11 years'],
  ])('%s', (before, after) => {
    expect(mendGrammar(before)).toBe(after);
  });
});
