import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SearchRule, Synonym } from '@wattle/domain/search';
import { type AlgoliaClient, indexPath } from './algolia-client.ts';
import { createFacetNames, toAlgoliaRecord, toAlgoliaSettings } from './algolia-settings.ts';
import type { IndexSettings } from './engine/types.ts';
import { SearchFailure, type SearchRecord } from './port.ts';

const BATCH_SIZE = 1000;

export type IndexContent = {
  readonly name: string;
  readonly settings: IndexSettings;
  readonly records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>;
  readonly synonyms?: readonly Synonym[];
  readonly rules?: readonly SearchRule[];
};

export type OnPushed = (pushed: { readonly name: string; readonly records: number }) => void;

/** Replaces whole Algolia indexes by name. */
export async function pushIndexes(
  client: AlgoliaClient,
  contents: Iterable<IndexContent> | AsyncIterable<IndexContent>,
  onPushed: OnPushed = () => {},
): Promise<void> {
  for await (const content of contents) {
    onPushed({ name: content.name, records: await pushIndex(client, content) });
  }
}

/** Fills a temporary index, then moves it over the live one: a shopper sees the old content or the new, never a mix. */
async function pushIndex(client: AlgoliaClient, content: IndexContent): Promise<number> {
  const { name, settings } = content;
  const beside = `${name}_${randomBytes(4).toString('hex')}`;
  try {
    const { count, facetNames } = await pushRecords(client, beside, content);
    await change(client, beside, 'PUT', '/settings', toAlgoliaSettings(settings, facetNames));
    await pushWords(client, beside, content);
    await change(client, beside, 'POST', '/operation', { operation: 'move', destination: name });
    await pushReplicas(client, content, facetNames);
    return count;
  } catch (error) {
    await client.write('DELETE', indexPath(beside)).catch(() => {});
    throw error;
  }
}

async function change(
  client: AlgoliaClient,
  index: string,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<void> {
  await waitForTask(client, index, await client.write(method, `${indexPath(index)}${path}`, body));
}

/** Does not wait: an index runs its tasks in order, and the caller waits for the last one. */
async function pushRecords(client: AlgoliaClient, index: string, { records, settings }: IndexContent) {
  const facetNames = createFacetNames(settings.attributesForFaceting);
  let count = 0;
  let requests: { action: 'addObject'; body: SearchRecord }[] = [];
  const flush = async (): Promise<void> => {
    await client.write('POST', `${indexPath(index)}/batch`, { requests });
    requests = [];
  };
  for await (const record of records) {
    facetNames.see(record);
    requests.push({ action: 'addObject', body: toAlgoliaRecord(record, settings) });
    count += 1;
    if (requests.length === BATCH_SIZE) await flush();
  }
  if (requests.length > 0) await flush();
  return { count, facetNames: facetNames.list() };
}

/** Replaces all synonyms and rules. */
async function pushWords(client: AlgoliaClient, index: string, content: IndexContent): Promise<void> {
  const { synonyms = [], rules = [] } = content;
  const replace = (kind: string, flag: string, list: readonly unknown[]): Promise<void> =>
    list.length === 0
      ? change(client, index, 'POST', `/${kind}/clear?forwardToReplicas=true`, {})
      : change(client, index, 'POST', `/${kind}/batch?${flag}=true&forwardToReplicas=true`, list);
  await replace('synonyms', 'replaceExistingSynonyms', synonyms);
  await replace('rules', 'clearExistingRules', rules.map(toAlgoliaRule));
}

/** A rule without validity always applies. */
function toAlgoliaRule({ validity, ...rule }: SearchRule): Readonly<Record<string, unknown>> {
  return validity.length > 0 ? { ...rule, validity } : rule;
}

/** The same records in other sort orders. Algolia fills replicas from the primary. */
async function pushReplicas(client: AlgoliaClient, content: IndexContent, facetNames: readonly string[]) {
  const replicas = Object.entries(content.settings.replicas ?? {});
  if (replicas.length === 0) return;
  await change(client, content.name, 'PUT', '/settings', { replicas: replicas.map(([name]) => name) });
  for (const [name, order] of replicas) {
    await change(client, name, 'PUT', '/settings', toAlgoliaSettings(content.settings, facetNames, order));
  }
  await pushWords(client, content.name, content);
}

const LONGEST_PAUSE_MS = 5_000;
const GIVE_UP_MS = 30 * 60_000;

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** Algolia accepts a change at once and applies it later: this polls until it is applied. */
async function waitForTask(client: AlgoliaClient, indexName: string, answer: unknown): Promise<void> {
  const taskId = fieldOf(answer, 'taskID');
  if (typeof taskId !== 'number') throw new SearchFailure('The search service did not say which task it began.', 502);
  const started = performance.now();
  for (let pauseMs = 50; performance.now() - started < GIVE_UP_MS; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const task = await client.read('GET', `${indexPath(indexName)}/task/${taskId}`);
    if (fieldOf(task, 'status') === 'published') return;
    await wait(pauseMs);
  }
  throw new SearchFailure(`The search service has not finished with ${indexName}.`, 504);
}
