import { BAD_ESCAPES, BAD_VALUES } from '../apps/server/src/http/testing/bad-values.ts';
import { exampleOf, nodeOf, placesOf } from '../apps/server/src/http/testing/spoil-input.ts';
import { type RouteName, routes } from '../packages/contract/src/routes.ts';
import { schemas } from '../packages/contract/src/schemas.ts';
import type { OddRequest } from './odd-requests.ts';

type Input = Readonly<Record<string, unknown>>;

const NAMES = Object.keys(routes) as RouteName[];

/** What fits the schema of each call, and the places where it can be spoilt. */
const CALLS = NAMES.map((name) => {
  const node = nodeOf(schemas[name].input);
  const example = exampleOf(node);
  return { ...routes[name], example, places: [...placesOf(node, example)] };
});

/** A call with something bad in a random place of its input, in its address and its body. */
export function randomCall(random: () => number): OddRequest {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { method, path, example, places } = one(CALLS);
  const spoilt = places.length > 0 ? one(places).put(one(BAD_VALUES)) : example;
  const input: Input = typeof spoilt === 'object' && spoilt !== null ? { ...spoilt } : {};
  const escaped = (value: unknown): string => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value) && String(value).isWellFormed();
    return isPlain && random() < 0.7
      ? encodeURIComponent(String(value)).slice(0, 4_000)
      : one(BAD_ESCAPES).slice(0, 4_000);
  };
  const inPath = path.replace(/\{(\w+)\}/g, (_, key: string) => escaped(input[key]) || 'x');
  if (method !== 'GET') {
    const headers = ['Content-Type: application/json', `Idempotency-Key: odd-${Math.floor(random() * 1e9)}`];
    return { method, target: inPath, headers, body: Buffer.from(JSON.stringify(spoilt) ?? '').toString('latin1') };
  }
  const query = Object.entries(input).map(([key, value]) => `${key}=${escaped(value)}`);
  return { method, target: `${inPath}?${query.join('&')}` };
}
