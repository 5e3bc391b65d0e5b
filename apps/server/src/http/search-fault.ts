import { SearchFailure } from '@wattle/providers/search';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { otherMethods } from './send-no-call.ts';

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON.',
  404: 'There is no such call.',
  405: 'The call does not take this method.',
  413: 'The body is larger than this call takes.',
  415: 'The call takes a body of JSON, as application/json, text/plain or application/x-www-form-urlencoded.',
  429: 'Too many requests. Try again in a minute.',
};

/** Two servers that asked each other would never answer. */
export const NO_INDEX = 'This server has no index of its own: it asks others.';

/** Sends a refusal or an error in Algolia's format. */
export const sendFault = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ message, status });

export function sendNoSearch(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = otherMethods(request);
  const status = methods.length === 0 ? 404 : 405;
  if (status === 405) reply.header('allow', methods.join(', '));
  return sendFault(reply, status, MESSAGES[status] ?? '');
}

/** Sends an error of a search call without internal details. */
export function sendError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof SearchFailure ? error.status : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'search failed');
  if (error instanceof SearchFailure) return sendFault(reply, status, error.message);
  if (status >= 500) return sendFault(reply, status, 'Something went wrong. Please try again.');
  return sendFault(reply, status, MESSAGES[status] ?? 'The request is not valid.');
}
