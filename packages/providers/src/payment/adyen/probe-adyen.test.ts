import { afterAll, describe, expect, it } from 'vitest';
import { openPayment } from '../testing/open-payment.ts';
import { probeAdyen } from './probe-adyen.ts';

const test = await openPayment();
afterAll(() => test[Symbol.asyncDispose]());

describe('asking Adyen whether it is there', () => {
  it('is quiet when all is well', async () => {
    await expect(probeAdyen(test.config)).resolves.toBeUndefined();
  });

  it.each([
    ['a wrong key', { apiKey: 'a wrong key' }, 'status 401, error 000'],
    ['a wrong merchant account', { merchantAccount: 'Other' }, 'status 403, error 901'],
    ['nobody at the address', { apiUrl: 'http://localhost:9' }, 'no answer'],
  ])('says of %s what is wrong', async (_what, change, problem) => {
    await expect(probeAdyen({ ...test.config, ...change })).rejects.toThrow(problem);
  });
});
