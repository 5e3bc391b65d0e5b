import { type Answer, openAnsweringServer, type Received } from './answering-server.ts';

type Fields = Readonly<Record<string, unknown>>;
export type KeptIndex = {
  readonly records: Map<string, Fields>;
  readonly settings: Fields;
  readonly synonyms: unknown;
  readonly rules: unknown;
};

const CALL = /^\/1\/indexes\/([^/]+)\/(batch|settings|operation|task|synonyms|rules)(?:\/(\w+))?(?:\?(.*))?$/;

/** Simulates Algolia's side of a push in memory; the first task takes more than one poll. */
export async function openMemoryAlgolia(refuse: (received: Received) => Answer | undefined = () => undefined) {
  const indexes = new Map<string, KeptIndex>();
  let isFirstQuestion = true;
  const batchSizes: number[] = [];
  let lastTask = 0;
  const of = (name: string): KeptIndex =>
    indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };

  function change(name: string, call: string, part: string, body: unknown): void {
    const index = of(name);
    if (call === 'settings') indexes.set(name, { ...index, settings: { ...index.settings, ...(body as Fields) } });
    if (call === 'synonyms') indexes.set(name, { ...index, synonyms: part === 'clear' ? [] : body });
    if (call === 'rules') indexes.set(name, { ...index, rules: part === 'clear' ? [] : body });
    if (call === 'batch') {
      const { requests } = body as { requests: { action: string; body: Fields }[] };
      batchSizes.push(requests.length);
      for (const { body: record } of requests) index.records.set(String(record.objectID), record);
      indexes.set(name, index);
    }
    if (call === 'operation') {
      const { destination } = body as { destination: string };
      const { replicas } = of(destination).settings;
      indexes.set(destination, { ...index, settings: { ...index.settings, ...(replicas ? { replicas } : {}) } });
      indexes.delete(name);
    }
  }

  const server = await openAnsweringServer((received) => {
    const refusal = refuse(received);
    if (refusal) return refusal;
    const { method, path, body } = received;
    if (method === 'DELETE') indexes.delete(decodeURIComponent(path.slice('/1/indexes/'.length)));
    const [matched, name = '', call = '', part = ''] = CALL.exec(path) ?? [];
    if (call === 'task') {
      const status = isFirstQuestion ? 'notPublished' : 'published';
      isFirstQuestion = false;
      return { status: 200, body: { status } };
    }
    if (matched === undefined && method !== 'DELETE') return { status: 404, body: { message: path, status: 404 } };
    if (matched !== undefined) change(decodeURIComponent(name), call, part, body);
    lastTask += 1;
    return { status: 200, body: { taskID: lastTask } };
  });
  return { ...server, indexes, batchSizes };
}
