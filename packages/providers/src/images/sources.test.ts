import { expect, it } from 'vitest';
import { fetchOriginal } from './sources.ts';

const address = new URL('https://pictures.example/a.png');
const headers = { 'content-type': 'image/png' };

it('takes a picture in pieces', async () => {
  const body = new Blob(['one ', 'two']).stream();
  expect(String(await fetchOriginal(address, async () => new Response(body, { headers })))).toBe('one two');
});

it('stops reading what never ends and does not say how long it is', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await fetchOriginal(address, async () => new Response(endless, { headers }))).toBeUndefined();
  expect([isCancelled, sent < 30]).toEqual([true, true]);
});
