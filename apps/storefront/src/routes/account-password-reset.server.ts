import * as pagesWords from '@wattle/messages/pages';
import type { LoadArgs } from '../app/load-args.ts';
import { loadSignInOptions } from '../features/sign-in/sign-in-options.ts';

export const load = async ({ context }: LoadArgs) => ({
  ...(await loadSignInOptions(context.client)),
  head: [{ title: pagesWords.chooseANewPasswordTitle }, { name: 'robots', content: 'noindex' }],
});
