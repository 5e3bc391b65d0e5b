import { readFile } from 'node:fs/promises';
import type { Ratings } from './ndcg.ts';

/** query,docid,rating: only the query may contain commas. */
const LINE = /^"?(.*?)"?,([^,]+),(\d+)$/;

export function parseJudgements(csv: string): Map<string, Ratings> {
  const queries = new Map<string, Map<string, number>>();
  for (const line of csv.split(/\r?\n/).slice(1)) {
    const [, query, id, rating] = LINE.exec(line) ?? [];
    if (query === undefined || id === undefined) continue;
    const ratings = queries.get(query) ?? new Map<string, number>();
    queries.set(query, ratings.set(id, Number(rating)));
  }
  return queries;
}

export async function readJudgements(file: string): Promise<Map<string, Ratings>> {
  return parseJudgements(await readFile(file, 'utf8'));
}
