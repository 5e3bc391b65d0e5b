import type { FacetStats, SearchRecord } from '../port.ts';
import { FacetColumn, type ValueCounts } from './facet-column.ts';
import { readPath } from './read-path.ts';
import type { FacetCount, IndexSettings } from './types.ts';

type Facet = { readonly path: readonly string[]; readonly column: FacetColumn };

const MODIFIED = /^(?:searchable|filterOnly|afterDistinct)\((.+)\)$/;
const WILDCARD = '.*';
const FILTER_ONLY = /^filterOnly\(/;
/** So many times more values than are wanted are not worth sorting. */
const MANY = 4;

/** 'searchable(brand.name)' is about 'brand.name'. */
const nameOf = (attribute: string): string => MODIFIED.exec(attribute)?.[1] ?? attribute;

const isValue = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What documents are filtered and counted by. */
export class Facets {
  private readonly byName = new Map<string, Facet>();
  private readonly filterOnly: ReadonlySet<string>;
  private readonly named: readonly Facet[];
  /** `attributes` of `attributes.*`: a facet for every key below it. */
  private readonly parents: readonly { readonly name: string; readonly path: readonly string[] }[];

  constructor(settings: IndexSettings) {
    const names = settings.attributesForFaceting.map(nameOf);
    this.filterOnly = new Set(settings.attributesForFaceting.filter((name) => FILTER_ONLY.test(name)).map(nameOf));
    this.named = names.filter((name) => !name.endsWith(WILDCARD)).map((name) => this.open(name));
    this.parents = names
      .filter((name) => name.endsWith(WILDCARD))
      .map((name) => name.slice(0, -WILDCARD.length))
      .map((name) => ({ name, path: name.split('.') }));
  }

  /** Those that can be counted. */
  get names(): string[] {
    return [...this.byName.keys()].filter((name) => !this.filterOnly.has(name));
  }

  column(name: string): FacetColumn | undefined {
    return this.byName.get(name)?.column;
  }

  /** Also of facets that no record has yet. */
  isFacet(name: string): boolean {
    return this.byName.has(name) || this.parents.some((parent) => name.startsWith(`${parent.name}.`));
  }

  /** Gives a document the values of its record; `previous` is the record that it had. */
  write(document: number, record: SearchRecord | undefined, previous?: SearchRecord): void {
    for (const { path, column } of this.named) column.write(document, valuesOf(readPath(record, path)));
    for (const { name, path } of this.parents) {
      const [below] = readPath(record, path);
      const [before] = readPath(previous, path);
      for (const key of new Set([...keysOf(below), ...keysOf(before)])) {
        this.open(`${name}.${key}`).column.write(document, valuesOf(readPath(below, [key])));
      }
    }
  }

  private open(name: string): Facet {
    const known = this.byName.get(name);
    if (known) return known;
    const facet = { path: name.split('.'), column: new FacetColumn() };
    this.byName.set(name, facet);
    return facet;
  }
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
const valuesOf = (values: readonly unknown[]): unknown[] => values.filter(isValue);

/** The values that occur, the most frequent first and then in the order of the alphabet; no more than are wanted. */
export function toCounts(column: FacetColumn, { ids, counts }: ValueCounts, wanted: number): FacetCount[] {
  const least = ids.length > wanted * MANY ? leastCommon(counts, wanted) : 0;
  const found: FacetCount[] = [];
  for (let i = 0; i < ids.length; i += 1) {
    const count = counts[i] as number;
    if (count >= least) found.push({ value: column.values[ids[i] as number] ?? '', count });
  }
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, wanted);
}

/** A facet of prices has thousands of values: those that are too rare to be shown are not sorted. */
const leastCommon = (counts: readonly number[], wanted: number): number =>
  Uint32Array.from(counts).sort().at(-wanted) ?? 0;

/** Least, greatest, mean and sum of a facet whose values are numbers. */
export function toStats(column: FacetColumn, { ids, counts }: ValueCounts): FacetStats | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let total = 0;
  for (let i = 0; i < ids.length; i += 1) {
    const number = column.numbers[ids[i] as number] as number;
    if (Number.isNaN(number)) continue;
    min = Math.min(min, number);
    max = Math.max(max, number);
    sum += number * (counts[i] as number);
    total += counts[i] as number;
  }
  return total === 0 ? undefined : { min, max, avg: sum / total, sum };
}
