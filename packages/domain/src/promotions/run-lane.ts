import { promotionTakes } from './effect-takes.ts';
import { centsOfTakes, type Goods, type Take } from './goods.ts';
import { afterTakes, type FreeUnits, freeAt, type LaneState, without } from './lane-state.ts';
import type { Prepared } from './prepare-promotion.ts';

export type LaneResult = {
  readonly state: LaneState;
  readonly takes: ReadonlyMap<Prepared, readonly Take[]>;
  /** Those that stand in the way of several others: without one of them, the others might give more. */
  readonly rivals: readonly Prepared[];
};

type Candidate = { readonly prepared: Prepared; readonly centsOff: (units: FreeUnits) => number };
type Best = { readonly prepared: Prepared; readonly cents: number };
type Bundle = { readonly prepared: Prepared; readonly takes: readonly Take[]; readonly cents: number };

/**
 * One lane. Promotions on several lines together come first, the best of them first, where they give more than what
 * their units would get otherwise; then every line has the best promotion on it alone. A unit is used once.
 */
export function runLane(promotions: readonly Prepared[], goods: Goods, start: LaneState): LaneResult {
  const singles = singlesByLine(promotions, goods);
  const takes = new Map<Prepared, Take[]>();
  const give = (prepared: Prepared, taken: readonly Take[]): void => {
    const own = takes.get(prepared);
    if (own) own.push(...taken);
    else takes.set(prepared, [...taken]);
  };
  const bundles = promotions.filter(({ cuts }) => cuts === null).map((one) => bundleOf(one, goods, start));
  let waiting = bundles.filter(({ cents }) => cents > 0);
  const first = waiting;
  let state = start;
  for (let best = bestBundle(waiting, singles, state); best; best = bestBundle(waiting, singles, state)) {
    const given = best;
    give(given.prepared, given.takes);
    state = afterTakes(state, given.takes);
    const now = state;
    waiting = waiting
      .filter((one) => one !== given)
      .map((one) => (sharesLines(one, given) ? bundleOf(one.prepared, goods, now) : one));
  }
  const rivals = rivalsAmong(first, takes);
  const last: Take[] = [];
  for (const index of goods.lines.keys()) {
    const units = freeAt(state, index);
    const best = bestSingle(singles[index], units);
    if (!best) continue;
    const take = { index, qty: units.qty, cents: best.cents };
    give(best.prepared, [take]);
    last.push(take);
  }
  return { state: afterTakes(state, last), takes, rivals };
}

function bundleOf(prepared: Prepared, goods: Goods, state: LaneState): Bundle {
  const takes = promotionTakes(prepared.promotion, goods, state);
  return { prepared, takes, cents: centsOfTakes(takes) };
}

function singlesByLine(promotions: readonly Prepared[], goods: Goods): Candidate[][] {
  const byLine = goods.lines.map((): Candidate[] => []);
  for (const prepared of promotions) {
    for (const { indexes, centsOff } of prepared.cuts ?? []) {
      for (const index of indexes) byLine[index]?.push({ prepared, centsOff });
    }
  }
  return byLine;
}

/** The one that takes most off these units; of two alike the first. */
function bestSingle(candidates: readonly Candidate[] = [], units: FreeUnits): Best | null {
  let best: Best | null = null;
  for (const { prepared, centsOff } of candidates) {
    const cents = centsOff(units);
    if (cents > (best?.cents ?? 0)) best = { prepared, cents };
  }
  return best;
}

/** The bundle that gives most beyond what its units would get without it; none that gives less. */
function bestBundle(
  bundles: readonly Bundle[],
  singles: readonly (readonly Candidate[])[],
  state: LaneState,
): Bundle | null {
  let best: Bundle | null = null;
  let most = 0;
  for (const bundle of bundles) {
    if (bundle.cents <= most) continue;
    const gain = bundle.cents - lostWith(bundle, singles, state);
    if (gain <= most) continue;
    best = bundle;
    most = gain;
  }
  return best;
}

/** What lines would get by themselves from the units that a bundle uses. */
function lostWith({ takes }: Bundle, singles: readonly (readonly Candidate[])[], state: LaneState): number {
  let lost = 0;
  for (const { index, qty } of takes) {
    const units = freeAt(state, index);
    const before = bestSingle(singles[index], units)?.cents ?? 0;
    if (before > 0) lost += before - (bestSingle(singles[index], without(units, qty))?.cents ?? 0);
  }
  return lost;
}

/** Lines only ever lose: what is about others is as it was. */
const sharesLines = ({ takes }: Bundle, other: Bundle): boolean =>
  takes.some(({ index }) => other.takes.some((take) => take.index === index));

/** Given ones that keep lines from two others which do not want the same: together those might give more. */
function rivalsAmong(bundles: readonly Bundle[], given: ReadonlyMap<Prepared, readonly Take[]>): Prepared[] {
  const lost = bundles.filter(({ prepared, cents }) => centsOfTakes(given.get(prepared) ?? []) < cents);
  if (lost.length < 2) return [];
  return bundles
    .filter((bundle) => {
      if (!given.has(bundle.prepared)) return false;
      const kept = lost.filter((one) => one !== bundle && sharesLines(one, bundle));
      const most = kept.reduce((sum, { cents }) => sum + cents, 0);
      return (
        most > bundle.cents && kept.some((one, at) => kept.slice(at + 1).some((other) => !sharesLines(one, other)))
      );
    })
    .map(({ prepared }) => prepared);
}
