import * as pagesWords from '@wattle/messages/pages';
import type { LoadArgs } from '../app/load-args.ts';
import { loadLegal } from '../features/checkout/payment/load-legal.ts';

export const load = async ({ context }: LoadArgs) => ({
  legal: await loadLegal(context.client),
  head: [{ title: pagesWords.paymentTitle }, { name: 'robots', content: 'noindex' }],
});
