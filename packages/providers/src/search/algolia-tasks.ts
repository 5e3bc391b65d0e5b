import { setTimeout as wait } from 'node:timers/promises';
import { type AlgoliaClient, indexPath } from './algolia-client.ts';
import { SearchFailure } from './port.ts';

const LONGEST_PAUSE_MS = 5_000;
const GIVE_UP_MS = 30 * 60_000;

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

/** Algolia takes a change at once and makes it later: this waits until it is made. */
export async function waitForTask(client: AlgoliaClient, indexName: string, answer: unknown): Promise<void> {
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
