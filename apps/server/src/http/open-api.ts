import { type RouteName, routeOf, routes } from '@wattle/contract';
import { collectComponents } from '@wattle/contract/components';
import { problemSchema, themes } from '@wattle/contract/schemas';
import { answerComponents } from './describe-answers.ts';
import { describeCall } from './describe-call.ts';
import { describeHooks } from './describe-hooks.ts';
import { describeImport } from './import-call.ts';
import { searchPaths } from './search-calls.ts';

const SECURITY_SCHEMES = {
  idToken: {
    ...{ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    description: 'The ID token of a sign-in at the user pool that /api/identity names.',
  },
  importToken: { type: 'http', scheme: 'bearer', description: 'The IMPORT_TOKEN of the shop.' },
};

const TAGS = [
  ...themes.map(({ name, about }) => ({ name, description: about })),
  { name: 'Search', description: 'The wire format of Algolia’s search API, for a client made for it.' },
  { name: 'Import', description: 'Rows from another system, while the shop runs.' },
  { name: 'Hooks', description: 'What the shop tells other systems: the addresses of HOOK_URLS.' },
];

function describeShop() {
  const all = collectComponents();
  all.named('Problem', problemSchema);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name, all) };
  }
  return {
    tags: TAGS,
    // where a call says nothing else
    security: [],
    paths: { ...paths, ...searchPaths(all), ...describeImport(all) },
    webhooks: describeHooks(all),
    components: { schemas: all.components, responses: answerComponents, securitySchemes: SECURITY_SCHEMES },
  };
}

/** It takes a while, and never changes while the program runs. */
let described: ReturnType<typeof describeShop> | undefined;

/** OpenAPI document of every call, generated from the schemas that validate it. */
export function openApiDocument(shopName: string, origin: string) {
  described ??= describeShop();
  return {
    openapi: '3.1.0',
    info: { title: shopName, version: '1', description: 'The calls behind the storefront.' },
    servers: [{ url: origin }],
    ...described,
  };
}
