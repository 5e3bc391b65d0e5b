import Fastify from 'fastify';

type Fields = Readonly<Record<string, unknown>>;
type Kept = {
  records: readonly Fields[];
  settings: Fields;
  synonyms: readonly Fields[];
  rules: readonly Fields[];
};
type Named = { Params: { index: string } };

/** A local server that stores what is pushed, like Algolia, and requires the right key. */
export async function openMemoryAlgolia(adminKey: string) {
  const indexes = new Map<string, Kept>();
  const of = (name: string): Kept => indexes.get(name) ?? { records: [], settings: {}, synonyms: [], rules: [] };
  const change = (name: string, more: Partial<Kept>) => {
    indexes.set(name, { ...of(name), ...more });
    return { taskID: 1 };
  };
  const app = Fastify({ logger: false, bodyLimit: 10 * 1024 * 1024 });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-algolia-api-key'] === adminKey) return;
    await reply.code(403).send({ message: 'Invalid Application-ID or API key', status: 403 });
  });
  app.get('/1/indexes/:index/task/:id', async () => ({ status: 'published' }));
  app.post<Named & { Body: { requests: { body: Fields }[] } }>('/1/indexes/:index/batch', async ({ params, body }) =>
    change(params.index, { records: [...of(params.index).records, ...body.requests.map((one) => one.body)] }),
  );
  app.put<Named & { Body: Fields }>('/1/indexes/:index/settings', async ({ params, body }) =>
    change(params.index, { settings: { ...of(params.index).settings, ...body } }),
  );
  for (const kind of ['synonyms', 'rules'] as const) {
    app.post<Named & { Body: Fields[] }>(`/1/indexes/:index/${kind}/batch`, async ({ params, body }) =>
      change(params.index, { [kind]: body }),
    );
    app.post<Named>(`/1/indexes/:index/${kind}/clear`, async ({ params }) => change(params.index, { [kind]: [] }));
  }
  app.post<Named & { Body: { destination: string } }>('/1/indexes/:index/operation', async ({ params, body }) => {
    change(body.destination, of(params.index));
    indexes.delete(params.index);
    return { taskID: 1 };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, indexes, [Symbol.asyncDispose]: () => app.close() };
}
