import { CATEGORY_FACET, CLOSING_FACETS, FEATURED_FACET, TYPE_FACET } from '@wattle/domain/listing';
import { finishSwatch } from '../../../../goods/card/finish-swatch.ts';
import type { Facet, OptionsFacet, RangeFacet, ToggleFacet } from '../listing-types.ts';
import type {
  FacetSection,
  OptionsSection,
  OptionView,
  RangeSection,
  SpaceSection,
  StarsSection,
} from './listing-view.ts';
import { isStars, isWidth } from './range-kind.ts';
import { starSteps } from './star-steps.ts';

type Placed = { readonly place: number; readonly section: FacetSection };

const isToggle = (facet: Facet): facet is ToggleFacet => facet.kind === 'toggle';
const SHOP_TOGGLES: ReadonlySet<string> = new Set(CLOSING_FACETS.map(({ param }) => param));

/** Facets in sidebar order: type, fit, price and brand, then the rest [D-9-10 … D-9-19]. */
export function arrangeFacets(facets: readonly Facet[], sideAirMm: number | null): FacetSection[] {
  const toggles = facets.filter(isToggle);
  const features = toggles.filter(({ param }) => !SHOP_TOGGLES.has(param));
  const own = toggles.filter(({ param }) => SHOP_TOGGLES.has(param));
  const placed: Placed[] = [
    ...facets.flatMap((facet) => placeFacet(facet, facets, sideAirMm)),
    ...(features.length > 0 ? [{ place: 3, section: { kind: 'features', facets: features } } as const] : []),
    ...(own.length > 0 ? [{ place: 4, section: { kind: 'toggles', facets: own } } as const] : []),
  ];
  return placed.sort((a, b) => a.place - b.place).map(({ section }) => section);
}

function placeFacet(facet: Facet, facets: readonly Facet[], sideAirMm: number | null): Placed[] {
  switch (facet.kind) {
    case 'options':
      return [{ place: placeOfOptions(facet), section: optionsSection(facet, facets) }];
    case 'range':
      return hasChoice(facet) ? [{ place: isWidth(facet) ? 1 : 2, section: rangeSection(facet, sideAirMm) }] : [];
    case 'toggle':
      return [];
  }
}

function placeOfOptions({ param }: OptionsFacet): number {
  if (param === TYPE_FACET.param || param === CATEGORY_FACET.param) return 0;
  return param === FEATURED_FACET.param ? 5 : 2;
}

/** Types make the category facet redundant, so it starts collapsed. */
function optionsSection(facet: OptionsFacet, facets: readonly Facet[]): OptionsSection {
  const isSecond = facet.param === CATEGORY_FACET.param && facets.some(isType);
  const options = facet.options.map(({ value, label, count, chosen }): OptionView => {
    const swatch = finishSwatch(facet.param, label);
    const more = { ...(label !== value && { label }), ...(chosen && { chosen }), ...(swatch && { swatch }) };
    return Object.keys(more).length > 0 ? [value, count, more] : [value, count];
  });
  return { ...facet, options, expanded: isSecond ? facet.options.some(({ chosen }) => chosen) : facet.expanded };
}

const isType = (facet: Facet): boolean => facet.kind === 'options' && facet.param === TYPE_FACET.param;

function rangeSection(facet: RangeFacet, sideAirMm: number | null): RangeSection | SpaceSection | StarsSection {
  const { atLeast: _, from, to, ...rest } = facet;
  const range = { ...rest, ...(from !== null && { from }), ...(to !== null && { to }) };
  if (isStars(facet)) return { ...range, kind: 'stars', steps: starSteps(facet, from) };
  if (isWidth(facet) && sideAirMm !== null) return { ...range, kind: 'space', sideAirMm };
  return { ...range, kind: 'range' };
}

/** Hides ranges in which all products have the same value. */
const hasChoice = ({ min, max, from, to }: RangeFacet): boolean => min < max || from !== null || to !== null;
