import type { Problem } from '@wattle/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type FieldProblem = { readonly field: string; readonly message: string };

type Refusal = { readonly code: number; readonly errorCode: string; readonly message: string };

const REFUSALS: Readonly<Record<number, Refusal>> = {
  401: { code: 401, errorCode: 'ACCOUNT_NOT_AUTHENTICATED', message: 'This takes a valid token, and there was none.' },
  404: { code: 404, errorCode: 'CALL_NOT_FOUND', message: 'There is no such call.' },
  405: { code: 405, errorCode: 'METHOD_NOT_ALLOWED', message: 'The call does not take this method.' },
  409: { code: 409, errorCode: 'CONFLICT', message: 'It was changed elsewhere meanwhile, or is being changed.' },
  413: { code: 413, errorCode: 'BODY_TOO_LARGE', message: 'The body is larger than this call takes.' },
  415: { code: 415, errorCode: 'MEDIA_TYPE_UNSUPPORTED', message: 'The call does not take this kind of body.' },
  421: {
    code: 421,
    errorCode: 'HOST_NOT_SERVED',
    message: 'The shop is not served under this name. Its name is set by PUBLIC_URL.',
  },
  429: { code: 429, errorCode: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in a minute.' },
  431: { code: 431, errorCode: 'HEADERS_TOO_LARGE', message: 'The address and the headers are larger than we take.' },
  503: { code: 503, errorCode: 'UNAVAILABLE', message: 'We cannot answer right now. Please try again in a moment.' },
  504: { code: 504, errorCode: 'TIMEOUT', message: 'This took too long. Please try again.' },
};
const BAD_REQUEST: Refusal = { code: 400, errorCode: 'INPUT_INVALID', message: 'The input is not valid.' };
const FAULT: Refusal = { code: 500, errorCode: 'UNKNOWN_ERROR', message: 'Something went wrong. Please try again.' };

/** Maps an HTTP status set by a result, the framework or a rate limit to a refusal. */
export function refusalFor(statusCode: number): Refusal {
  return REFUSALS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? { ...BAD_REQUEST, code: statusCode } : FAULT);
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  problems: readonly FieldProblem[] = [],
): FastifyReply {
  const body: Problem = {
    status: refusal.code >= 500 ? 'ERROR' : 'REJECTED',
    errorCode: refusal.errorCode,
    message: refusal.message,
    reasons: problems.map(({ field, message }) => ({ code: refusal.errorCode, field, message })),
    requestId: request.id,
  };
  return reply.code(refusal.code).header('cache-control', 'no-store').send(body);
}
