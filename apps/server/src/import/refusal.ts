import type { z } from 'zod';

/** Why a row of a file was not taken. A field of '' is the row as a whole. */
export type Refusal = { readonly line: number; readonly field: string; readonly reason: string };
export type Problem = Omit<Refusal, 'line'>;

/** What a schema has against a row, a problem a field, in words for the person who made the file. */
export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const field = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), reason: 'is not a known field' }));
    }
    return [{ field, reason: reasonOf(issue) }];
  });
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'is missing';
  return issue.message.replace(/^Invalid (?:input|option): /, '');
}
