import { authOf, type RouteName } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { type CallCode, type Outcome, rejected } from '@wattle/domain';
import type { z } from 'zod';
import type { CallContext, Handlers } from './handlers.ts';

export type FieldProblem = { readonly field: string; readonly message: string };

export type CallAnswer =
  | { readonly kind: 'answered'; readonly outcome: Outcome<unknown, CallCode> }
  | { readonly kind: 'invalid'; readonly problems: readonly FieldProblem[] };

type AnyHandler = (input: unknown, context: CallContext) => Promise<Outcome<unknown, CallCode>>;

/** Before anything else is said: who asks is not known. */
const NOBODY = rejected({ code: 'ACCOUNT_NOT_AUTHENTICATED' });

const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.') || 'input', message: issue.message }));

/** Checks who asks and the input against the call's schema, then asks its use case. */
export async function runCall(
  handlers: Handlers,
  name: RouteName,
  input: unknown,
  context: CallContext = {},
): Promise<CallAnswer> {
  if (authOf(name) === 'customer' && !context.caller) return { kind: 'answered', outcome: NOBODY };
  const parsed = schemas[name].input.safeParse(input);
  if (!parsed.success) return { kind: 'invalid', problems: problemsOf(parsed.error) };
  // the table of handlers is typed by name; looked up by a name of that table, the pair always fits
  const handler = handlers[name] as AnyHandler;
  return { kind: 'answered', outcome: await handler(parsed.data, context) };
}
