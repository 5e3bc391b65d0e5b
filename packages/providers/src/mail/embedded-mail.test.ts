import { describe, expect, it } from 'vitest';
import { mailCases, SAMPLE_MAIL } from './conformance.ts';
import { createEmbeddedMail } from './embedded-mail.ts';
import type { OutgoingMail } from './port.ts';

describe('the embedded mail provider', () => {
  it.each(mailCases)('$name', async ({ run }) => {
    const kept: OutgoingMail[] = [];
    await run(createEmbeddedMail({ keepMail: async (mail) => void kept.push(mail) }), async () => kept);
  });

  it('says so when a mail could not be kept', async () => {
    const provider = createEmbeddedMail({ keepMail: () => Promise.reject(new Error('the disk is full')) });
    expect(await provider.send(SAMPLE_MAIL)).toEqual({ status: 'FAILED', problem: 'could not be kept' });
  });
});
