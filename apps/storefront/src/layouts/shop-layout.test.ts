import { createClient } from '@wattle/contract';
import { failed } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { load } from './shop-layout.server.ts';

it('throws when badges, which come with the frame, cannot be fetched [C-8-68 D-8-12]', async () => {
  const client = createClient(async () => failed('UNAVAILABLE'));
  const context = { client, reportError: () => {}, devPages: false, reviewsScript: null, widgetScripts: {} };
  await expect(load({ context, url: new URL('https://shop.example/') })).rejects.toMatchObject({ status: 503 });
});
