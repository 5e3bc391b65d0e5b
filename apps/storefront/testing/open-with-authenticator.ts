import { awake } from '../../../scripts/browser/set-up-browser.ts';
import { addAuthenticator, type VirtualAuthenticator } from '../../../scripts/browser/virtual-authenticator.ts';
import type { StagedPage, StageOptions, setUpStage } from './set-up-stage.ts';

type Open = ReturnType<typeof setUpStage>;

/** Opens a page by a name, to which passkeys can belong, in a browser with an authenticator. */
export async function openWithAuthenticator(
  open: Open,
  path: string,
  options: StageOptions,
): Promise<StagedPage & { readonly authenticator: VirtualAuthenticator }> {
  const opened = await open(path, { ...options, ownPage: true });
  const authenticator = await addAuthenticator(opened.page);
  await opened.page.goto(`${opened.stage.url.replace('127.0.0.1', 'localhost')}${path}`, { waitUntil: 'commit' });
  await awake(opened.page);
  return { ...opened, authenticator };
}
