import { hasPartsTogether, isLoop, nextRedirect, partsOf, type Redirect, redirectFinder } from '@wattle/domain/content';
import type { Database } from '../store/database.ts';
import { redirectStore } from '../store/redirects.ts';
import { type Check, findDoubts } from './import-kind.ts';
import type { Problem } from './refusal.ts';

/** Refuses redirects that lead to each other: browsers give up on loops, and chains are slow and easily break. */
export async function prepareRedirectCheck(db: Database): Promise<Check<Redirect>> {
  const stored = await redirectStore(db).list();
  return (items) => {
    const all = new Map([...stored, ...items.map(({ row }) => row)].map((row) => [row.from, row]));
    const find = redirectFinder(all.values());
    const given = new Set(items.map(({ row }) => row.from));
    const leadingTo = new Map<string, string>();
    for (const redirect of stored) {
      const next = given.has(redirect.from) ? undefined : nextRedirect(redirect, find);
      if (next) leadingTo.set(next.from, redirect.from);
    }
    return findDoubts(items, (row) => [...oddParts(row), ...problemsOf(row)]);

    function problemsOf(row: Redirect): Problem[] {
      if (isLoop(row, find)) return [{ field: 'to', reason: 'leads back to where it began' }];
      const next = nextRedirect(row, find);
      if (next) return [{ field: 'to', reason: `leads on to '${next.to}': say that instead` }];
      const before = leadingTo.get(row.from);
      return before === undefined
        ? []
        : [{ field: 'from', reason: `'${before}' leads here: give it the new address in the same file` }];
    }
  };
}

/** A target can only use what its old address names; a part in the name of a host is no address. */
function oddParts({ from, to }: Redirect): Problem[] {
  const known = partsOf(from);
  if (hasPartsTogether(from)) return [{ field: 'from', reason: 'has two parts with nothing between them' }];
  return partsOf(to.replace(/^https?:\/\/[^/]*/, ''))
    .filter((part) => !known.includes(part))
    .map((part) => ({ field: 'to', reason: `has ${part === '*' ? '*' : `:${part}`}, which from does not have` }));
}
