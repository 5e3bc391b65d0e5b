import { createClient } from '@wattle/contract';
import { failed } from '@wattle/domain';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { clientContext } from '../page/client-context.ts';
import { loader } from './default-layout.tsx';

it('throws when badges, which come with the frame, cannot be fetched [C-8-68 D-8-12]', async () => {
  const client = createClient(async () => failed('UNAVAILABLE'));
  const context = new RouterContextProvider(new Map([[clientContext, client]]));
  const url = new URL('https://shop.example/');
  const asked = { context, url, request: new Request(url), params: {}, pattern: '/' };
  await expect(loader(asked)).rejects.toMatchObject({ init: { status: 503 } });
});
