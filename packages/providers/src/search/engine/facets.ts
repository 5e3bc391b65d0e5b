import type { FacetStats, SearchRecord } from '../port.ts';
import { FacetColumn, type ValueCounts } from './facet-column.ts';
import { readPath } from './read-path.ts';
import type { FacetCount, IndexSettings } from './types.ts';

type Facet = { readonly path: readonly string[]; readonly column: FacetColumn };

type Parent = {
  readonly name: string;
  readonly path: readonly string[];
  readonly children: Map<string, FacetColumn>;
};

const MODIFIED = /^(?:searchable|filterOnly|afterDistinct)\((.+)\)$/;
const WILDCARD = '.*';
const FILTER_ONLY = /^filterOnly\(/;
/** With this many times more values than needed, skip the rare ones instead of sorting all. */
const MANY = 4;

/** 'searchable(brand.name)' names 'brand.name'. */
const nameOf = (attribute: string): string => MODIFIED.exec(attribute)?.[1] ?? attribute;

const isValue = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The facet columns that documents are filtered and counted by. */
export class Facets {
  private readonly byName = new Map<string, Facet>();
  private readonly filterOnly: ReadonlySet<string>;
  private readonly named: readonly Facet[];
  /** The `attributes` of `attributes.*`: each key below it is a facet. */
  private readonly parents: readonly Parent[];

  constructor(settings: IndexSettings) {
    const names = settings.attributesForFaceting.map(nameOf);
    this.filterOnly = new Set(settings.attributesForFaceting.filter((name) => FILTER_ONLY.test(name)).map(nameOf));
    this.named = names.filter((name) => !name.endsWith(WILDCARD)).map((name) => this.open(name));
    this.parents = names
      .filter((name) => name.endsWith(WILDCARD))
      .map((name) => name.slice(0, -WILDCARD.length))
      .map((name) => ({ name, path: name.split('.'), children: new Map() }));
  }

  /** Facets that can be counted. */
  get names(): string[] {
    return [...this.byName.keys()].filter((name) => !this.filterOnly.has(name));
  }

  column(name: string): FacetColumn | undefined {
    return this.byName.get(name)?.column;
  }

  /** Also true for a facet that no record has yet. */
  isFacet(name: string): boolean {
    return this.byName.has(name) || this.parents.some((parent) => name.startsWith(`${parent.name}.`));
  }

  /** Writes a record's values for a document; `previous` is the record it replaces. */
  write(document: number, record: SearchRecord | undefined, previous?: SearchRecord): void {
    for (const { path, column } of this.named) column.write(document, readPath(record, path).filter(isValue));
    for (const parent of this.parents) this.writeBelow(document, parent, record, previous);
  }

  private writeBelow(document: number, parent: Parent, record?: SearchRecord, previous?: SearchRecord): void {
    const below = objectAt(record, parent.path);
    for (const key in below) this.childOf(parent, key).write(document, [below[key]].flat().filter(isValue));
    for (const key in previous && objectAt(previous, parent.path)) {
      if (!(key in below)) this.childOf(parent, key).write(document, []);
    }
  }

  private childOf({ name, children }: Parent, key: string): FacetColumn {
    const known = children.get(key);
    if (known) return known;
    const { column } = this.open(`${name}.${key}`);
    children.set(key, column);
    return column;
  }

  private open(name: string): Facet {
    const known = this.byName.get(name);
    if (known) return known;
    const facet = { path: name.split('.'), column: new FacetColumn() };
    this.byName.set(name, facet);
    return facet;
  }
}

const NOTHING = {};

function objectAt(record: SearchRecord | undefined, path: readonly string[]): Readonly<Record<string, unknown>> {
  const [value] = readPath(record, path);
  return typeof value === 'object' && value !== null ? { ...value } : NOTHING;
}

/** The values that occur, most frequent first, then alphabetical; at most `wanted`. */
export function toCounts(column: FacetColumn, { ids, counts }: ValueCounts, wanted: number): FacetCount[] {
  const least = ids.length > wanted * MANY ? leastCommon(counts, wanted) : 0;
  const found: FacetCount[] = [];
  for (let i = 0; i < ids.length; i += 1) {
    const count = counts[i] as number;
    if (count >= least) found.push({ value: column.values[ids[i] as number] ?? '', count });
  }
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, wanted);
}

/** A price facet has thousands of values: drop those too rare to be shown before sorting. */
const leastCommon = (counts: readonly number[], wanted: number): number =>
  Uint32Array.from(counts).sort().at(-wanted) ?? 0;

/** Minimum, maximum, mean and sum of a numeric facet. */
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
