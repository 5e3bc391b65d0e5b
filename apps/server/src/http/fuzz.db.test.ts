import { randomUUID } from 'node:crypto';
import { authOf, type RouteName, routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../../scripts/testing/factors.ts';
import { withPort } from '../shop/free-port.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { BAD_ESCAPES, BAD_VALUES } from './testing/bad-values.ts';
import { type CallSamples, callShop, prepareCallSamples } from './testing/call-samples.ts';
import { nodeOf, placesOf } from './testing/spoil-input.ts';

let shop: TestShop;
let samples: CallSamples;
beforeAll(async () => {
  // listens, because the payment simulator is called over HTTP
  const { port } = await withPort({ port: 0, host: '127.0.0.1' });
  shop = await openTestShop({ env: { PORT: String(port) }, content: callShop() });
  await shop.app.listen({ port, host: '127.0.0.1' });
  samples = await prepareCallSamples(shop);
});
afterAll(() => shop.close());

/** Each place of an input gets some of the bad values, the next place the next ones. */
const SHARE = 5;

let asked = 0;
/** Each request from another address, so that limits refuse none of them. */
const nextAddress = (): string => {
  asked += 1;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
};

type Asked = { readonly url: string; readonly payload?: string; readonly headers?: Record<string, string> };

async function ask(name: RouteName, { url, payload, headers = {} }: Asked) {
  return shop.app.inject({
    ...{ method: routes[name].method, url, remoteAddress: nextAddress() },
    headers: {
      'idempotency-key': randomUUID(),
      ...(authOf(name) && { authorization: samples.authorization }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** What an answer to nonsense must not be: an error of ours, or a look inside. */
function faultOf(answer: Answer): string | undefined {
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (/node_modules|\.ts:\d|at \w+ \(/.test(answer.body)) return `shows a stack: ${answer.body.slice(0, 200)}`;
  return undefined;
}

const print = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'undefined';
const names = Object.keys(routes) as RouteName[];

/** Several at once, as on a busy day: it takes half the time. */
const AT_ONCE = 8;

async function faultsOf<T>(attempts: Iterable<T>, attempt: (one: T) => Promise<string | undefined>): Promise<string> {
  const faults: string[] = [];
  const open = attempts[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (let next = open.next(); !next.done; next = open.next()) {
      const fault = await attempt(next.value);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults.join('\n');
}

function* spoiltBodies(name: RouteName, input: unknown) {
  for (const [nth, { at, put }] of [...placesOf(nodeOf(schemas[name].input), input)].entries()) {
    for (const bad of someOf(BAD_VALUES, SHARE, nth))
      yield { at: `${at} = ${print(bad)}`, payload: JSON.stringify(put(bad)) };
  }
  // deeper than a stack: nothing may walk through it
  const deep = '{"details":'.repeat(20_000);
  yield { at: 'depth', payload: `${deep}1${'}'.repeat(20_000)}` };
}

function* spoiltAddresses(name: RouteName, input: Readonly<Record<string, unknown>>) {
  const { method, path } = routes[name];
  const params = Object.keys(nodeOf(schemas[name].input).properties ?? {});
  const sent = params.filter((one) => method === 'GET' || path.includes(`{${one}}`));
  for (const [nth, param] of sent.entries()) {
    for (const bad of someOf(BAD_ESCAPES, 2, nth)) yield addressWith(name, input, param, bad);
  }
}

describe('a call with something bad in one place of its input is refused or answered, and breaks nothing', () => {
  it.each(names.filter((name) => routes[name].method !== 'GET'))('%s: its body', async (name) => {
    const url = await samples.urlOf(name);
    const spoilt = spoiltBodies(name, await samples.inputOf(name));
    const faults = await faultsOf(spoilt, async ({ at, payload }) => {
      const fault = faultOf(await ask(name, { url, payload }));
      return fault && `${at}: ${fault}`;
    });
    expect(faults).toBe('');
  });

  it.each(names)('%s: its address', async (name) => {
    const payload =
      routes[name].method === 'GET' ? {} : { payload: JSON.stringify((await samples.bodyOf(name)) ?? {}) };
    const spoilt = spoiltAddresses(name, await samples.inputOf(name));
    const faults = await faultsOf(spoilt, async (url) => {
      const fault = faultOf(await ask(name, { url, ...payload }));
      return fault && `${url}: ${fault}`;
    });
    expect(faults).toBe('');
  });

  it('asks a thousand times', () => {
    expect(asked).toBeGreaterThan(1_000);
  });
});

/** The call's URL with one parameter as it is given, and the others from the sample. */
function addressWith(name: RouteName, input: Readonly<Record<string, unknown>>, param: string, bad: string): string {
  const escaped = (key: string): string => (key === param ? bad : encodeURIComponent(String(input[key])));
  const { method, path } = routes[name];
  const inPath = path.replace(/\{(\w+)\}/g, (_, key: string) => escaped(key));
  const others = Object.keys({ ...input, [param]: bad }).filter((key) => !path.includes(`{${key}}`));
  return method === 'GET' ? `${inPath}?${others.map((key) => `${key}=${escaped(key)}`).join('&')}` : inPath;
}
