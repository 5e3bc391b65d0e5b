import { refusalFor } from '../answers/problem.ts';

export const json = (schema: unknown) => ({ 'application/json': { schema } });

const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** What any call may answer instead of a result, by status. */
const SHARED = {
  400: 'InputInvalid',
  401: 'NotAuthenticated',
  404: 'CallNotFound',
  413: 'BodyTooLarge',
  415: 'MediaTypeUnsupported',
  421: 'HostNotServed',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'Fault',
  503: 'Unavailable',
  504: 'TimedOut',
} as const;
type SharedStatus = keyof typeof SHARED;

const WAITS: readonly number[] = [429, 503];
const retryAfter = { 'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer' } } };

/** References to some of them. */
export const sharedAnswers = (statuses: readonly SharedStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${SHARED[status]}` }]));

/** What they say, as components of the document. */
export const answerComponents = Object.fromEntries(
  Object.entries(SHARED).map(([status, name]) => [
    name,
    {
      description: `${refusalFor(Number(status)).errorCode}: ${refusalFor(Number(status)).message}`,
      ...(WAITS.includes(Number(status)) && { headers: retryAfter }),
      // Node refuses it before anything of ours reads it
      ...(Number(status) !== 431 && { content: json(PROBLEM) }),
    },
  ]),
);

/** A refusal with these codes. */
export const refusedWith = (codes: readonly string[], description = codes.join(', ')) => ({
  description,
  content: json({ allOf: [PROBLEM, { properties: { errorCode: { enum: codes } } }] }),
});
