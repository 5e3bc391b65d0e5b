import { type Route, routes } from '@wattle/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor, sendProblem } from '../answers/problem.ts';
import { searchCalls } from './search-calls.ts';

type Place = { readonly pattern: RegExp; readonly method: string };

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('*', '\\*').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

const PLACES: readonly Place[] = [
  ...(Object.values(routes) as Route[]).map(({ path, method }) => ({ pattern: patternOf(path), method })),
  ...searchCalls.map(({ path }) => ({ pattern: patternOf(path), method: 'POST' })),
  { pattern: patternOf('/api/import/{kind}'), method: 'POST' },
  { pattern: patternOf('/api/openapi.json'), method: 'GET' },
];

/** The methods that the calls at an address take, if they do not take this one. */
export function otherMethods({ method: asked, url }: Pick<FastifyRequest, 'method' | 'url'>): readonly string[] {
  const [path = ''] = url.split('?');
  const methods = PLACES.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  const all = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  return all.includes(asked) ? [] : all;
}

/** Answers a request for which there is no route. */
export function sendNoCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = otherMethods(request);
  if (methods.length === 0) return sendProblem(request, reply, refusalFor(404));
  return sendProblem(request, reply.header('allow', methods.join(', ')), refusalFor(405));
}

/** Refuses a method before its body is read: what a body of it must be, only the call of another method says. */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && otherMethods(request).length > 0) return sendNoCall(request, reply);
    return undefined;
  });
}
