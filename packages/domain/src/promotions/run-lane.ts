import { promotionTakes } from './effect-takes.ts';
import { centsOfTakes, type Goods, type Take } from './goods.ts';
import { afterTakes, type FreeUnits, freeAt, type LaneState, without } from './lane-state.ts';
import type { Prepared } from './prepare-promotion.ts';

export type LaneResult = {
  readonly state: LaneState;
  readonly takes: ReadonlyMap<Prepared, readonly Take[]>;
  /** Applied promotions that block several others, which might save more without them. */
  readonly rivals: readonly Prepared[];
};

type Candidate = { readonly prepared: Prepared; readonly centsOff: (units: FreeUnits) => number };
type Singles = readonly (readonly Candidate[])[];
type Best = { readonly prepared: Prepared; readonly cents: number };

/** A promotion across several lines, and what it would take. */
type Bundle = {
  readonly prepared: Prepared;
  readonly takes: readonly Take[];
  readonly indexes: ReadonlySet<number>;
  readonly cents: number;
  /** Savings beyond what its units would get without it. */
  readonly gain: number;
};

/**
 * Runs one lane. Multi-line promotions go first, best first, where they save more than their units would get
 * otherwise; then each line gets its best single-line promotion. Each unit is used once.
 */
export function runLane(promotions: readonly Prepared[], goods: Goods, start: LaneState): LaneResult {
  const singles = singlesByLine(promotions, goods);
  const bundles = promotions.filter(({ cuts }) => cuts === null).map((one) => bundleOf(one, goods, start, singles));
  const given = giveBundles(bundles, goods, start, singles);
  const takes = new Map(given.bundles.map((bundle) => [bundle.prepared, [...bundle.takes]]));
  const last: Take[] = [];
  for (const index of goods.lines.keys()) {
    const units = freeAt(given.state, index);
    const best = bestSingle(singles[index], units);
    if (!best) continue;
    const take = { index, qty: units.qty, cents: best.cents };
    last.push(take);
    const own = takes.get(best.prepared);
    if (own) own.push(take);
    else takes.set(best.prepared, [take]);
  }
  return { state: afterTakes(given.state, last), takes, rivals: rivalsAmong(bundles, given.bundles) };
}

/** A bundle's gain only shrinks as lines are used up, so it is recomputed only when it comes up as the best. */
function giveBundles(bundles: readonly Bundle[], goods: Goods, start: LaneState, singles: Singles) {
  const given: Bundle[] = [];
  const stale = new Set<Bundle>();
  let state = start;
  let waiting = bundles;
  for (let best = bestBundle(waiting); best; best = bestBundle(waiting)) {
    const chosen = best;
    const rest = waiting.filter((one) => one !== chosen);
    if (stale.has(chosen)) {
      waiting = [...rest, bundleOf(chosen.prepared, goods, state, singles)];
      continue;
    }
    given.push(chosen);
    state = afterTakes(state, chosen.takes);
    waiting = rest;
    for (const one of rest) if (sharesLines(one, chosen)) stale.add(one);
  }
  return { bundles: given, state };
}

function bundleOf(prepared: Prepared, goods: Goods, state: LaneState, singles: Singles): Bundle {
  const takes = promotionTakes(prepared.promotion, goods, state);
  const cents = centsOfTakes(takes);
  const gain = cents - lostWith(takes, singles, state);
  return { prepared, takes, indexes: new Set(takes.map(({ index }) => index)), cents, gain };
}

/** The bundle with the highest gain; ties go to the lower id. */
function bestBundle(bundles: readonly Bundle[]): Bundle | null {
  let best: Bundle | null = null;
  for (const bundle of bundles) {
    if (bundle.gain <= 0 || (best && bundle.gain < best.gain)) continue;
    const isFirst = !best || bundle.gain > best.gain || bundle.prepared.promotion.id < best.prepared.promotion.id;
    if (isFirst) best = bundle;
  }
  return best;
}

function singlesByLine(promotions: readonly Prepared[], goods: Goods): Singles {
  const byLine = goods.lines.map((): Candidate[] => []);
  for (const prepared of promotions) {
    for (const { indexes, centsOff } of prepared.cuts ?? []) {
      for (const index of indexes) byLine[index]?.push({ prepared, centsOff });
    }
  }
  return byLine;
}

/** The promotion with the largest discount on these units; ties go to the first. */
function bestSingle(candidates: readonly Candidate[] = [], units: FreeUnits): Best | null {
  let best: Best | null = null;
  for (const { prepared, centsOff } of candidates) {
    const cents = centsOff(units);
    if (cents > (best?.cents ?? 0)) best = { prepared, cents };
  }
  return best;
}

/** The single-line discounts lost on the units a bundle uses. */
function lostWith(takes: readonly Take[], singles: Singles, state: LaneState): number {
  let lost = 0;
  for (const { index, qty } of takes) {
    const units = freeAt(state, index);
    const before = bestSingle(singles[index], units)?.cents ?? 0;
    if (before > 0) lost += before - (bestSingle(singles[index], without(units, qty))?.cents ?? 0);
  }
  return lost;
}

const sharesLines = ({ takes }: Bundle, { indexes }: Bundle): boolean => takes.some(({ index }) => indexes.has(index));

/** Applied bundles that block two or more others on separate lines, which might save more together. */
function rivalsAmong(bundles: readonly Bundle[], given: readonly Bundle[]): Prepared[] {
  const got = new Map(given.map(({ prepared, cents }) => [prepared, cents]));
  const missing = ({ prepared, cents }: Bundle): number => cents - (got.get(prepared) ?? 0);
  const short = bundles.filter((bundle) => missing(bundle) > 0);
  if (short.length < 2) return [];
  const mightGiveMore = (bundle: Bundle): boolean => {
    const kept = short.filter((one) => one !== bundle && sharesLines(one, bundle));
    return kept.some((one) => {
      const apart = kept.filter((other) => !sharesLines(one, other));
      const most = apart.reduce((sum, other) => sum + missing(other), missing(one));
      return apart.length > 0 && most > bundle.cents;
    });
  };
  return bundles.filter((bundle) => got.has(bundle.prepared) && mightGiveMore(bundle)).map(({ prepared }) => prepared);
}
