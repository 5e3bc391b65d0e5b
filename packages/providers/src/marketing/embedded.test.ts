import { describe, expect, it } from 'vitest';
import { marketingCases, SAMPLE_ENQUIRY } from './conformance.ts';
import { createEmbeddedMarketing } from './embedded.ts';

describe('the embedded marketing provider', () => {
  it.each(marketingCases)('$name', async ({ run }) => {
    await run(createEmbeddedMarketing());
  });

  it('keeps: nothing leaves the shop', async () => {
    expect(await createEmbeddedMarketing().deliver(SAMPLE_ENQUIRY)).toEqual({ status: 'KEPT' });
  });
});
