import { authOf, isPublicCall, type Route, type RouteName, routeOf } from '@wattle/contract';
import { type collectComponents, partOf } from '@wattle/contract/components';
import { type CallSchema, keySchema, schemas, themes } from '@wattle/contract/schemas';
import { refusalFor } from '../answers/problem.ts';
import { json, refusedWith, sharedAnswers } from './describe-answers.ts';
import { httpStatus } from './http-status.ts';
import { plainInput } from './plain-input.ts';

export type Components = ReturnType<typeof collectComponents>;
type Json = Readonly<Record<string, unknown>>;
type Fields = { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] };

/** An empty alternative means that authentication is optional. */
const SECURITY = { customer: [{ idToken: [] }], either: [{}, { idToken: [] }] } as const;

const isIn = (path: string) => (field: string) => path.includes(`{${field}}`);

/** A value of an address is text, whatever it stands for: lists have commas, and a number needs no other form. */
function inAddress(given: Json, parsed: Json | undefined): Json {
  if (given.type === 'string' && parsed?.type === 'array')
    return { style: 'form', explode: false, schema: plainInput(parsed) };
  const { anyOf, ...rest } = given;
  const number = Array.isArray(anyOf) ? anyOf.find(({ type }) => type === 'number' || type === 'integer') : undefined;
  const fallback = parsed?.default === undefined ? {} : { default: parsed.default };
  return { schema: plainInput(number ? { ...rest, ...number, ...fallback } : given) };
}

function parametersOf(name: RouteName, { schemaOf }: Components): Json[] {
  const { method, path } = routeOf(name);
  const { input, keys = [] }: CallSchema = schemas[name];
  const { properties = {}, required = [] }: Fields = schemaOf(input);
  const { properties: parsed = {} }: Fields = method === 'GET' ? schemaOf(input, 'output') : {};
  const inPath = isIn(path);
  return [
    ...Object.entries(properties)
      .filter(([field]) => inPath(field) || method === 'GET')
      .map(([field, given]) => ({
        name: field,
        in: inPath(field) ? 'path' : 'query',
        required: inPath(field) || required.includes(field),
        ...inAddress(given, parsed[field]),
      })),
    ...keys.map(({ header, about, required: isNeeded = false }) => ({
      ...{ name: header, in: 'header', description: about, required: isNeeded, schema: schemaOf(keySchema) },
    })),
    ...(isPublicCall(name)
      ? [
          {
            name: 'If-None-Match',
            in: 'header',
            description: 'The ETag of an answer that you have.',
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
}

/** What is sent in the body: the input without what is in the path. */
function bodyOf(name: RouteName, all: Components): Json | undefined {
  const { method, path } = routeOf(name);
  if (method === 'GET') return undefined;
  const { properties = {}, required = [], ...rest }: Fields = all.schemaOf(schemas[name].input);
  const inBody = (field: string): boolean => !isIn(path)(field);
  const fields = Object.entries(properties).filter(([field]) => inBody(field));
  if (fields.length === 0) return undefined;
  const needed = required.filter(inBody);
  const part = partOf(name, path.includes('{') ? 'Body' : 'Input');
  all.components[part] = plainInput({
    ...{ ...rest, properties: Object.fromEntries(fields) },
    ...(needed.length > 0 && { required: needed }),
  });
  return { required: needed.length > 0, content: json({ $ref: `#/components/schemas/${part}` }) };
}

function sharedOf(name: RouteName) {
  const route: Route = routeOf(name);
  return sharedAnswers([
    ...([400, 421, 429, 431, 500, 503, 504] as const),
    ...(authOf(name) ? ([401] as const) : []),
    ...(route.path.includes('{') ? ([404] as const) : []),
    ...(route.method === 'GET' ? [] : ([413, 415] as const)),
  ]);
}

/** With the codes that the framework gives with the same status. */
function refusalsOf(name: RouteName) {
  const { reasons }: CallSchema = schemas[name];
  const byStatus = Map.groupBy(reasons, (code) => httpStatus({ status: 'REJECTED', reasons: [{ code }] }));
  const also = (status: number): string[] =>
    status === 400 || (status === 404 && routeOf(name).path.includes('{')) ? [refusalFor(status).errorCode] : [];
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, refusedWith([...codes, ...also(status)], codes.join(', '))]),
  );
}

const ETAG = { ETag: { description: 'Send it as If-None-Match.', required: true, schema: { type: 'string' } } };

/** A call as an operation of the OpenAPI document. */
export function describeCall(name: RouteName, all: Components) {
  const { summary, value, conflict }: CallSchema = schemas[name];
  const auth = authOf(name);
  const requestBody = bodyOf(name, all);
  const isPublic = isPublicCall(name);
  return {
    operationId: name,
    tags: themes.filter(({ calls }) => name in calls).map((theme) => theme.name),
    summary,
    ...(auth && { security: SECURITY[auth] }),
    parameters: parametersOf(name, all),
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'It happened.',
        ...(isPublic && { headers: ETAG }),
        content: json(all.named(partOf(name, 'Result'), value)),
      },
      ...(isPublic && { 304: { description: 'You have it already.', headers: ETAG } }),
      ...sharedOf(name),
      ...refusalsOf(name),
      ...(conflict && { 409: refusedWith(['CONFLICT'], `CONFLICT: ${conflict}`) }),
    },
  };
}
