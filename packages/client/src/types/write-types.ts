import { type RouteName, routes } from '@wattle/contract';
import { collectComponents, partOf } from '@wattle/contract/components';
import { schemas } from '@wattle/contract/schemas';
import { typeOfSchema } from './type-of-schema.ts';

const HEAD = `/** Why the shop says no: a code, never a sentence. */
export type Reason<C extends string = string> = {
  readonly code: C;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
};
/** What a call comes to. */
export type Outcome<T, C extends string = string> =
  | { readonly status: 'SUCCESS'; readonly value: T }
  | { readonly status: 'REJECTED'; readonly reasons: readonly Reason<C>[] }
  | { readonly status: 'ERROR'; readonly code: 'TIMEOUT' | 'UNAVAILABLE' | 'CONFLICT'; readonly retryable: boolean };

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Of an order: the same key is the same order. */
  readonly idempotencyKey?: string;
  /** Of the order that was begun here: what it holds is not counted against it. */
  readonly attemptKey?: string;
};

export type ShopClientOptions = {
  /** Of the shop, without a path: \`https://shop.example\`. */
  readonly url: string;
  /** The ID token of a signed-in customer; null: nobody is signed in. Asked before every call. */
  readonly token?: () => string | null | Promise<string | null>;
  /** In place of the global one. */
  readonly fetch?: typeof fetch;
};

/** Every call of a shop as a function. No call throws, except one that was aborted. */
export declare function createShopClient(options: ShopClientOptions): ShopClient;
`;

const codesOf = (name: RouteName): string =>
  schemas[name].reasons.length > 0 ? schemas[name].reasons.map((code) => JSON.stringify(code)).join(' | ') : 'never';

/** The types of the package: those of the description at /api/openapi.json, by the same names. */
export function writeTypes(): string {
  const names = Object.keys(routes) as RouteName[];
  const { components, named } = collectComponents();
  for (const name of names) {
    named(partOf(name, 'Input'), schemas[name].input);
    named(partOf(name, 'Result'), schemas[name].value);
  }
  const types = Object.entries(components).map(([name, schema]) => `export type ${name} = ${typeOfSchema(schema)};`);
  const calls = names.map((name) => {
    const result = `Outcome<${partOf(name, 'Result')}, ${codesOf(name)}>`;
    const { method, path } = routes[name];
    return [
      `  /** ${schemas[name].summary} \`${method} ${path}\` */`,
      `  readonly ${name}: (input: ${partOf(name, 'Input')}, options?: CallOptions) => Promise<${result}>;`,
    ].join('\n');
  });
  return [HEAD, `export type ShopClient = {\n${calls.join('\n')}\n};\n`, ...types, ''].join('\n');
}
