import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FieldProblem } from '../answers/problem.ts';
import { findUnsafeInput } from './find-unsafe-input.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route checks its own input: its callers could not act on a refusal. */
    takesAnyText?: boolean;
  }
}

/** A request that no handler should see. */
export class UnsafeRequest extends Error {
  readonly statusCode = 400;
  readonly problems: readonly FieldProblem[];

  constructor(problem: FieldProblem) {
    super(`${problem.field} ${problem.message}`);
    this.name = 'UnsafeRequest';
    this.problems = [problem];
  }
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Some routes parse their body themselves. It is checked here too. */
function bodyOf({ body, headers }: FastifyRequest): unknown {
  if (typeof body !== 'string') return body;
  if (headers['content-type']?.startsWith(FORM_TYPE)) return [...new URLSearchParams(body)];
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** Refuses unsafe texts in the address and the body of every request, whichever route it is for. */
export function refuseUnsafe(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { query, params } = request;
    if (request.routeOptions.config.takesAnyText) return;
    const problem = findUnsafeInput(query) ?? findUnsafeInput(params) ?? findUnsafeInput(bodyOf(request));
    if (problem) throw new UnsafeRequest(problem);
  });
}
