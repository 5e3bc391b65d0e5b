import { describe, expect, it } from 'vitest';
import { readSeenTotal } from './seen-total.ts';

describe('the total that a shopper was shown', () => {
  it('is read back as it was kept', () => {
    const seen = { content: 'a kettle', totalCents: 16_900 };
    expect(readSeenTotal(JSON.stringify(seen))).toEqual(seen);
  });

  it.each([null, '', 'x', '{}', '{"content":"a","totalCents":1.5}', '{"totalCents":1}'])('is none in %j', (text) => {
    expect(readSeenTotal(text)).toBeNull();
  });
});
