import { type RouteName, routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import type { ErrorCode } from '@wattle/domain';
import { z } from 'zod';
import { httpStatus } from './http-status.ts';
import { searchPaths } from './search-calls.ts';

const json = (schema: unknown) => ({ 'application/json': { schema } });
const problem = { $ref: '#/components/schemas/Problem' };

type JsonSchema = { properties?: Record<string, unknown>; required?: string[] };

function parametersOf(name: RouteName) {
  const { method, path } = routes[name];
  const { properties = {}, required = [] } = z.toJSONSchema(schemas[name].input, { io: 'input' }) as JsonSchema;
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

function operationOf(name: RouteName) {
  const { summary, value, reasons, input } = schemas[name];
  const refusals = Map.groupBy<number, ErrorCode>(reasons, (code) =>
    httpStatus({ status: 'REJECTED', reasons: [{ code }] }),
  );
  return {
    operationId: name,
    summary,
    parameters: parametersOf(name),
    ...(routes[name].method === 'GET'
      ? {}
      : { requestBody: { content: json(z.toJSONSchema(input, { io: 'input' })) } }),
    responses: {
      200: { description: 'It happened.', content: json(z.toJSONSchema(value, { io: 'input' })) },
      400: { description: 'The input is not valid; the fields are named.', content: json(problem) },
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [status, { description: codes.join(', '), content: json(problem) }]),
      ),
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

/** The description of every call, made from the schemas that check it. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wattle', version: '1', description: 'The calls behind the storefront.' },
    paths: { ...paths, ...searchPaths() },
    components: { schemas: { Problem: PROBLEM_SCHEMA } },
  };
}
