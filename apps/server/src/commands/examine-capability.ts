import type { Config } from '../config/config.ts';
import type { Capability } from '../shop/capabilities.ts';
import { type Finding, reasonOf, well, wrong } from './finding.ts';
import { probeIdentity } from './probe-identity.ts';
import { probeMail } from './probe-mail.ts';
import { probePayment } from './probe-payment.ts';
import { probeRecommendation } from './probe-recommendation.ts';

/** A probe per provider. The database is examined separately. */
const PROBES: Readonly<Record<string, (config: Config) => Promise<unknown>>> = {
  database: async () => {},
  images: () => import('@wattle/providers/images'),
  search: probeSearch,
  marketing: probeMarketing,
  mail: probeMail,
  identity: probeIdentity,
  payment: probePayment,
  captcha: () => import('@wattle/providers/captcha'),
  recommendation: probeRecommendation,
};

/** Which provider a capability uses, and whether it answers. */
export async function examineCapability(config: Config, { capability, provider, kind }: Capability): Promise<Finding> {
  const about = `${capability} provider`;
  const says = `${provider}, ${kind}`;
  try {
    await PROBES[capability]?.(config);
    return well(about, says);
  } catch (error) {
    return wrong(about, `${says}, does not answer: ${reasonOf(error)}`);
  }
}

/** Requests the Klaviyo account. The embedded provider always works. */
async function probeMarketing({ klaviyo }: Config): Promise<void> {
  const { probeKlaviyo } = await import('@wattle/providers/marketing');
  if (klaviyo) await probeKlaviyo({ ...klaviyo, timeoutMs: 3_000 });
}

/** Searches for something that must be there: in an index of one record, or elsewhere. Fails when it is not found. */
async function probeSearch({ algolia, searchServers }: Pick<Config, 'algolia' | 'searchServers'>): Promise<void> {
  const { createAlgoliaClient, createAlgoliaSearch, createEmbeddedSearch, isFaulty } = await import(
    '@wattle/providers/search'
  );
  const indexName = 'products';
  if (searchServers) {
    const { hosts, key } = searchServers;
    const client = createAlgoliaClient({ appId: 'shop', apiKey: key, hosts });
    for (const host of hosts) await client.readAt(host, '/1/progress', { look: false });
    return;
  }
  if (algolia) {
    const search = createAlgoliaSearch({ ...algolia, apiKey: algolia.searchKey });
    const [result] = (await search.search([{ indexName, query: '', hitsPerPage: 0 }])).results;
    if (result && isFaulty(result)) throw new Error(`${result.error.message}; npm run shop -- push-search fills it`);
    return;
  }
  const search = createEmbeddedSearch();
  const settings = { searchableAttributes: ['name'], attributesForFaceting: [], customRanking: [] };
  search.defineIndex(indexName, settings).save([{ objectID: '1', name: 'Kettle' }]);
  const [result] = (await search.search([{ indexName, query: 'kettel' }])).results;
  if (!result || isFaulty(result) || result.nbHits !== 1) throw new Error('it does not find what is there');
}
