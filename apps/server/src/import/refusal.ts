import type { z } from 'zod';

/** Why a row was refused. An empty field means the whole row. */
export type Refusal = { readonly line: number; readonly field: string; readonly reason: string };
export type Problem = Omit<Refusal, 'line'>;

/** Parses a row by its schema. Problems are worded for the person who made the file. */
export function parseRow<Row>(
  schema: z.ZodType<Row>,
  value: unknown,
): { readonly row: Row } | { readonly problems: Problem[] } {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? { row: parsed.data } : { problems: parsed.error.issues.flatMap(problemsOf) };
}

const MISSING = 'is missing';
const UNKNOWN_FIELD = 'is not a known field';

/** A field that must be there, and whatever it might have been called instead. */
export function namelessProblems<Row>(schema: z.ZodType<Row>, value: unknown, field: string): Problem[] {
  const parsed = parseRow(schema, value);
  const problems = 'problems' in parsed ? parsed.problems : [];
  return [{ field, reason: MISSING }, ...problems.filter(({ reason }) => reason === UNKNOWN_FIELD)];
}

function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), reason: UNKNOWN_FIELD }));
  }
  return [{ field: issue.path.join('.'), reason: reasonOf(issue) }];
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return MISSING;
  return issue.message.replace(/^Invalid (?:input|option): /, '');
}
