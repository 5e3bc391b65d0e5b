import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HeardRequest = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: unknown };
export type Reply = { readonly status: number; readonly headers?: Record<string, string> };

/** A stub Klaviyo server that records requests, and events by their unique id. */
export type TestKlaviyo = {
  readonly url: string;
  readonly heard: HeardRequest[];
  /** By unique id, so a duplicate event is stored once. */
  readonly events: Map<string, unknown>;
  /** Replies to the next requests, in order; after that every request succeeds. */
  readonly replies: (Reply | 'hang up')[];
  /** Called when a request has arrived, before the reply. */
  onRequest: (path: string) => Promise<void> | void;
  close(): Promise<void>;
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += part;
  return text === '' ? undefined : JSON.parse(text);
}

const uniqueIdOf = (body: unknown): string => {
  const { data } = body as { data: { attributes: { unique_id?: string } } };
  return data.attributes.unique_id ?? '';
};

export async function openKlaviyo(): Promise<TestKlaviyo> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await readJson(request);
    klaviyo.heard.push({ path, headers: request.headers, body });
    await klaviyo.onRequest(path);
    const reply = klaviyo.replies.shift() ?? { status: path === '/api/profile-import' ? 201 : 202 };
    if (reply === 'hang up') return request.socket.destroy();
    if (path === '/api/events' && reply.status < 300) klaviyo.events.set(uniqueIdOf(body), body);
    response.writeHead(reply.status, reply.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const klaviyo: TestKlaviyo = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    events: new Map(),
    replies: [],
    onRequest: () => {},
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return klaviyo;
}
