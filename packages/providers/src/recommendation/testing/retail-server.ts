import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RecommendationProvider } from '../port.ts';
import { InvalidArgument, readPredictCall, readWriteCall } from './retail-rules.ts';

export const TOKEN = 'ya29.secret-token';
export const PROJECT = 'shop-1';
export const SERVING_CONFIG = 'others-you-may-like';

type Reply = { readonly status: number; readonly body: unknown; readonly location?: string };
export type RetailCall = { readonly path: string; readonly authorization: string | undefined; readonly body: unknown };
/** Overrides the server's response; undefined keeps it. */
export type Script = (call: RetailCall) => Reply | 'silence' | undefined;

const CATALOG = `/v2/projects/${PROJECT}/locations/global/catalogs/default_catalog`;
const fault = (code: number, status: string, message: string): Reply => ({
  status: code,
  body: { error: { code, message, status } },
});

async function answer(engine: RecommendationProvider, { path, authorization, body }: RetailCall): Promise<Reply> {
  if (authorization !== `Bearer ${TOKEN}`) return fault(401, 'UNAUTHENTICATED', `Not valid: ${authorization}`);
  if (path === `${CATALOG}/userEvents:write`) {
    await engine.record([readWriteCall(body)]);
    return { status: 200, body };
  }
  if (path !== `${CATALOG}/servingConfigs/${SERVING_CONFIG}:predict`) return fault(404, 'NOT_FOUND', 'No such thing.');
  const prediction = await engine.predict(readPredictCall(body));
  if (prediction.status === 'ERROR') return fault(503, 'UNAVAILABLE', 'Away.');
  const { productIds, attributionToken } = prediction.value;
  // the service omits empty fields
  const results = productIds.length > 0 ? { results: productIds.map((id) => ({ id })) } : {};
  return { status: 200, body: { ...results, attributionToken } };
}

/** A local server that speaks Retail v2 over an embedded engine. */
export async function openRetailServer(engine: RecommendationProvider, script: Script = () => undefined) {
  const calls: RetailCall[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    const call = { path: request.url ?? '', authorization: request.headers.authorization, body };
    calls.push(call);
    const own = () =>
      answer(engine, call).catch((error: unknown) => {
        if (error instanceof InvalidArgument) return fault(400, 'INVALID_ARGUMENT', error.message);
        throw error;
      });
    const reply = script(call) ?? (await own());
    if (reply === 'silence') return;
    if (reply.location) response.setHeader('location', reply.location);
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
