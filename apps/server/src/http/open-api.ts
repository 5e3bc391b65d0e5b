import { authOf, type RouteName, routes } from '@wattle/contract';
import { collectComponents, partOf } from '@wattle/contract/components';
import { schemas } from '@wattle/contract/schemas';
import type { CallCode } from '@wattle/domain/errors';
import { httpStatus } from './http-status.ts';
import { searchPaths } from './search-calls.ts';

const json = (schema: unknown) => ({ 'application/json': { schema } });
const problem = { $ref: '#/components/schemas/Problem' };

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

type Components = ReturnType<typeof collectComponents>;

function parametersOf(name: RouteName, { schemaOf }: Components) {
  const { method, path } = routes[name];
  const { properties = {}, required = [] } = schemaOf(schemas[name].input) as JsonSchema;
  return Object.entries(properties)
    .map(([key, schema]) => ({
      name: key,
      schema,
      isPath: path.includes(`{${key}}`),
      required: required.includes(key),
    }))
    .filter(({ isPath }) => isPath || method === 'GET')
    .map(({ name, schema, isPath, required }) => ({
      name,
      in: isPath ? 'path' : 'query',
      required: isPath || required,
      schema,
    }));
}

/** An empty alternative means that authentication is optional. */
const SECURITY = { customer: [{ idToken: [] }], either: [{}, { idToken: [] }] } as const;
const NOBODY = { description: 'ACCOUNT_NOT_AUTHENTICATED', content: json(problem) };

function operationOf(name: RouteName, all: Components) {
  const { summary, value, reasons, input } = schemas[name];
  const refusals = Map.groupBy<number, CallCode>(reasons, (code) =>
    httpStatus({ status: 'REJECTED', reasons: [{ code }] }),
  );
  const auth = authOf(name);
  return {
    operationId: name,
    summary,
    ...(auth && { security: SECURITY[auth] }),
    parameters: parametersOf(name, all),
    ...(routes[name].method === 'GET'
      ? {}
      : { requestBody: { content: json(all.named(partOf(name, 'Input'), input)) } }),
    responses: {
      200: { description: 'It happened.', content: json(all.named(partOf(name, 'Result'), value)) },
      400: { description: 'The input is not valid; the fields are named.', content: json(problem) },
      ...(auth && { 401: NOBODY }),
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [status, { description: codes.join(', '), content: json(problem) }]),
      ),
      ...(name === 'saveAccountState' && {
        409: {
          description: 'CONFLICT: it was saved elsewhere since; load it, merge and save again.',
          content: json(problem),
        },
      }),
    },
  };
}

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['status', 'errorCode', 'reasons', 'requestId'],
  properties: {
    status: { enum: ['REJECTED', 'ERROR'] },
    errorCode: { type: 'string' },
    message: { type: 'string' },
    reasons: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code'],
        properties: { code: { type: 'string' }, field: { type: 'string' }, params: { type: 'object' } },
      },
    },
    requestId: { type: 'string' },
  },
};

const ID_TOKEN = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The ID token of a sign-in at the user pool that /api/identity names.',
};

function describeCalls() {
  const all = collectComponents();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, all) };
  }
  return {
    paths: { ...paths, ...searchPaths() },
    components: {
      schemas: { Problem: PROBLEM_SCHEMA, ...all.components },
      securitySchemes: { idToken: ID_TOKEN },
    },
  };
}

/** It takes a while, and never changes while the program runs. */
let described: ReturnType<typeof describeCalls> | undefined;

/** OpenAPI document of every call, generated from the schemas that validate it. */
export function openApiDocument(shopName: string) {
  described ??= describeCalls();
  return {
    openapi: '3.1.0',
    info: { title: shopName, version: '1', description: 'The calls behind the storefront.' },
    ...described,
  };
}
