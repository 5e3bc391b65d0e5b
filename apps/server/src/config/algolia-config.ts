import { z } from 'zod';
import { addressList, isInsideAddress, isPrivateAddress } from './address-list.ts';
import type { ConfigCheck } from './config-error.ts';

const id = z.string().regex(/^\w{1,64}$/, { error: 'must be letters and digits' });
// restricted keys are base64
const key = z.string().regex(/^[\w+/=-]{1,2000}$/, { error: 'is not a key' });

export const algoliaSettings = {
  ALGOLIA_APP_ID: id.optional().describe('Search at Algolia, in this application. Without it search is embedded.'),
  ALGOLIA_SEARCH_KEY: key.optional().describe('Its search-only key. It stays on the server.'),
  ALGOLIA_ADMIN_KEY: key.optional().describe('A key that may write indexes; only `push-search` uses it.'),
  ALGOLIA_HOSTS: addressList('must be a comma-separated list of https:// addresses').describe(
    'Who is asked to search, separated by commas: search servers of this shop (`http://search1:3000/api/search`, with SEARCH_KEY), or with ALGOLIA_APP_ID addresses in place of Algolia’s own, such as a proxy.',
  ),
  SEARCH_KEY: z
    .string()
    .regex(/^[\w+/=-]{32,200}$/, { error: 'must be 32 characters or more, letters and digits' })
    .optional()
    .describe('The secret that web servers and search servers of one shop share. With it this server answers them.'),
};

type AlgoliaValues = z.infer<z.ZodObject<typeof algoliaSettings>>;

/** A partial configuration would silently search in the wrong place. */
export function checkAlgolia(value: AlgoliaValues, context: ConfigCheck): void {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_ADMIN_KEY: adminKey } = value;
  const refuse = (name: keyof AlgoliaValues, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const badHosts = checkHosts(value);
  if (badHosts !== undefined) refuse('ALGOLIA_HOSTS', badHosts);
  if (appId && !searchKey) refuse('ALGOLIA_SEARCH_KEY', 'is missing: ALGOLIA_APP_ID needs it');
  if (appId) return;
  if (searchKey) refuse('ALGOLIA_APP_ID', 'is missing: ALGOLIA_SEARCH_KEY needs it');
  if (adminKey) refuse('ALGOLIA_APP_ID', 'is missing: ALGOLIA_ADMIN_KEY needs it');
  if (value.ALGOLIA_HOSTS.length > 0 && !value.SEARCH_KEY)
    refuse('SEARCH_KEY', 'is missing: ALGOLIA_HOSTS needs it, or ALGOLIA_APP_ID');
}

/** Search words may only travel in the clear where nobody else listens. */
function checkHosts({ ALGOLIA_APP_ID: appId, ALGOLIA_HOSTS: hosts }: AlgoliaValues): string | undefined {
  if (appId && !hosts.every(isPrivateAddress)) return 'must be https:// addresses, or of this machine';
  return hosts.every(isInsideAddress) ? undefined : 'must be https:// addresses, or of a private network';
}

export type AlgoliaConfig = {
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string | undefined;
  /** Empty: Algolia's default hosts. */
  readonly hosts: readonly string[];
};

/** Search servers that are the same program as this. */
export type SearchServersConfig = {
  readonly hosts: readonly string[];
  readonly key: string;
};

const hostsOf = (value: AlgoliaValues): string[] => value.ALGOLIA_HOSTS.map((address) => address.replace(/\/+$/, ''));

export function searchServersConfigOf(value: AlgoliaValues): SearchServersConfig | undefined {
  const { ALGOLIA_APP_ID: appId, SEARCH_KEY: key } = value;
  const hosts = hostsOf(value);
  return appId === undefined && key !== undefined && hosts.length > 0 ? { hosts, key } : undefined;
}

export function algoliaConfigOf(value: AlgoliaValues): AlgoliaConfig | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey } = value;
  if (appId === undefined || searchKey === undefined) return undefined;
  return { appId, searchKey, adminKey: value.ALGOLIA_ADMIN_KEY, hosts: hostsOf(value) };
}
