import { z } from 'zod';
import { addressList, isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const id = z.string().regex(/^\w{1,64}$/, { error: 'must be letters and digits' });
// restricted keys are base64
const key = z.string().regex(/^[\w+/=-]{1,2000}$/, { error: 'is not a key' });

export const algoliaSettings = {
  ALGOLIA_APP_ID: id.optional().describe('Search at Algolia, in this application. Without it search is embedded.'),
  ALGOLIA_SEARCH_KEY: key.optional().describe('Its search-only key. It stays on the server.'),
  ALGOLIA_ADMIN_KEY: key.optional().describe('A key that may write indexes; only `push-search` uses it.'),
  ALGOLIA_HOSTS: addressList('must be a comma-separated list of https:// addresses')
    .refine((list) => list.every(isPrivateAddress), { error: 'must be https:// addresses, or of this machine' })
    .describe('Addresses in place of Algolia’s own hosts, such as a proxy, separated by commas.'),
};

type AlgoliaValues = z.infer<z.ZodObject<typeof algoliaSettings>>;

/** A partial configuration would silently search in the wrong place. */
export function checkAlgolia(value: AlgoliaValues, context: ConfigCheck): void {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey } = value;
  const refuse = (name: keyof AlgoliaValues, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (appId && !searchKey) refuse('ALGOLIA_SEARCH_KEY', 'is missing: ALGOLIA_APP_ID needs it');
  if (appId) return;
  if (searchKey) refuse('ALGOLIA_APP_ID', 'is missing: ALGOLIA_SEARCH_KEY needs it');
  if (adminKey) refuse('ALGOLIA_APP_ID', 'is missing: ALGOLIA_ADMIN_KEY needs it');
  if (value.ALGOLIA_HOSTS.length > 0) refuse('ALGOLIA_APP_ID', 'is missing: ALGOLIA_HOSTS needs it');
}

export type AlgoliaConfig = {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string | undefined;
  /** Empty: Algolia's default hosts. */
  readonly hosts: readonly string[];
};

export function algoliaConfigOf(value: AlgoliaValues): AlgoliaConfig | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey } = value;
  if (appId === undefined || searchKey === undefined) return undefined;
  const hosts = value.ALGOLIA_HOSTS.map((address) => address.replace(/\/+$/, ''));
  return { appId, searchKey, adminKey: value.ALGOLIA_ADMIN_KEY, hosts };
}
