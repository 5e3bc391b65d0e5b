import { authOf, type RouteName } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import type { CallCode } from '@wattle/domain/errors';
import { type Outcome, rejected } from '@wattle/domain/results';
import type { z } from 'zod';
import type { CallContext, Handlers } from '../answers/handlers.ts';
import type { FieldProblem } from '../answers/problem.ts';
import { orDatabaseAway } from '../store/or-database-away.ts';
import { findUnsafeInput } from './find-unsafe-input.ts';

export type CallAnswer =
  | { readonly kind: 'answered'; readonly outcome: Outcome<unknown, CallCode> }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] };

type AnyHandler = (input: unknown, context: CallContext) => Promise<Outcome<unknown, CallCode>>;

/** Checked before anything else: the caller is not authenticated. */
const NOBODY = rejected({ code: 'ACCOUNT_NOT_AUTHENTICATED' });

const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.') || 'input', message: issue.message }));

/** Checks the caller and validates the input, then runs the use case. A database that is away may be asked again. */
export async function runCall<Name extends RouteName>(
  handlers: Pick<Handlers, Name>,
  name: Name,
  input: unknown,
  context: CallContext = {},
): Promise<CallAnswer> {
  if (authOf(name) === 'customer' && !context.caller) return { kind: 'answered', outcome: NOBODY };
  const unsafe = findUnsafeInput(input);
  if (unsafe) return { kind: 'invalid', problems: [unsafe] };
  const parsed = schemas[name].input.safeParse(input);
  if (!parsed.success) return { kind: 'invalid', problems: problemsOf(parsed.error) };
  // TypeScript cannot relate the name to its handler here, but the table guarantees that they match
  const handler = handlers[name] as unknown as AnyHandler;
  return { kind: 'answered', outcome: await orDatabaseAway(() => handler(parsed.data, context)) };
}
