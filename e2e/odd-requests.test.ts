import { expect, inject, it } from 'vitest';
import { faultOf, oddRequests, sendRaw } from './odd-requests.ts';

const AT_ONCE = 8;

it('answers or refuses every odd request for pages, files, feeds, pictures and services, and breaks nothing', async () => {
  const shop = inject('shopUrl');
  const faults: string[] = [];
  const requests = oddRequests();
  let sent = 0;
  const work = async (): Promise<void> => {
    for (const request of requests) {
      sent += 1;
      const fault = faultOf(request, await sendRaw(shop, request));
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(faults.join('\n')).toBe('');
  expect(sent).toBeGreaterThan(1_400);
});
