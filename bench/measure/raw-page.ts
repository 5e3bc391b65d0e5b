import { once } from 'node:events';
import { get } from 'node:http';

export type RawPage = {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

/** An answer as it goes over the network, packed, with the headers that do not belong to its connection. */
export async function fetchRaw(url: string, encoding = 'br'): Promise<RawPage> {
  const call = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = await response.toArray();
  const { connection: _, 'keep-alive': __, 'content-length': ___, date: ____, ...headers } = response.headers;
  return { status: response.statusCode, body: Buffer.concat(chunks), headers };
}
