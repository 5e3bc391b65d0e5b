import type { AttributeType, Family, FamilyGroup } from '../catalogue/entities.ts';
import type { FacetGroup, FacetOption, FamilyFacets } from './facet-result.ts';
import { answerFor, facetCounts, type ListingResults } from './listing-results.ts';

/** The facet values of a listing's families. Families that share an attribute share its counts [D-3-20 D-3-21]. */
export function readFamilyFacets(results: ListingResults, families: readonly Family[]): FamilyFacets[] {
  return families.map(({ code, name, groups }) => ({
    code,
    name,
    groupsByCode: Object.fromEntries(groups.map((group) => [group.code, readGroup(results, group)])),
  }));
}

function readGroup(results: ListingResults, group: FamilyGroup): FacetGroup {
  const entries = <T>(types: readonly AttributeType[], read: (path: string) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      group.attributes
        .filter(({ enable, type }) => enable && types.includes(type))
        .flatMap(({ code }): [string, T][] => {
          const value = read(`attributes.${code}`);
          return value === undefined ? [] : [[code, value]];
        }),
    );
  return {
    options: entries(['OPTIONS', 'SEARCHABLE'], (path) => nonEmpty(readOptions(results, path))),
    ranges: entries(['RANGE'], (path) => readRange(results, path)),
    toggles: entries(['TOGGLE'], (path) => facetCounts(results, path).true),
  };
}

const nonEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

export function readOptions(results: ListingResults, attribute: string): FacetOption[] {
  return Object.entries(facetCounts(results, attribute)).map(([value, count]) => ({ value, count }));
}

export type Span = { readonly min: number; readonly max: number };

/** Rounded outwards to one decimal, so that no value falls outside [D-9-23]. */
export function readRange(results: ListingResults, attribute: string): Span | undefined {
  const [own, offered] = [answerFor(results, attribute), results.offered];
  const stats = own.facets_stats?.[attribute] ?? offered?.facets_stats?.[attribute];
  return stats && { min: roundOut(stats.min, Math.floor), max: roundOut(stats.max, Math.ceil) };
}

/** Avoids floating-point errors: 2.3 × 10 must be 23, not slightly less. */
function roundOut(value: number, round: (x: number) => number): number {
  return round(Number((value * 10).toFixed(6))) / 10;
}
