import { createPairGraph, type PairGraph, rescaleAmounts, rescaleGraph } from './pair-graph.ts';

/** What one visitor did with one product: when last, and how far it went (0 seen, 1 added, 3 bought). */
export type Interest = { readonly at: number; readonly depth: number };

export type Visitor = {
  /** How busy this visitor has been lately; fades within days. */
  activity: number;
  activeAt: number;
  /** The latest last. */
  readonly interests: Map<string, Interest>;
};

export type EngineMemory = {
  /** Seconds since epoch at which an amount weighs 1; null before the first event. */
  landmark: number | null;
  /** The latest event. Seconds since epoch. */
  latest: number;
  readonly seen: PairGraph;
  readonly bought: PairGraph;
  readonly popularity: Map<string, number>;
  /** Who was here last is last. */
  readonly visitors: Map<string, Visitor>;
};

export const DAY_SECONDS = 86_400;
/** What happened so long ago counts half. */
const HALF_LIFE_SECONDS = 30 * DAY_SECONDS;
/** Far below where numbers lose their meaning. */
const HALF_LIVES_MAX = 64;

export const createEngineMemory = (): EngineMemory => ({
  landmark: null,
  latest: 0,
  seen: createPairGraph(),
  bought: createPairGraph(),
  popularity: new Map(),
  visitors: new Map(),
});

const halfLives = ({ landmark }: EngineMemory, at: number): number => (at - (landmark ?? at)) / HALF_LIFE_SECONDS;
const weightAt = (memory: EngineMemory, at: number): number => 2 ** halfLives(memory, at);

/** What one sighting weighs now. Amounts are read in this unit. */
export const unitOf = (memory: EngineMemory): number => weightAt(memory, memory.latest);

/**
 * Moves on to the time of an event and tells its weight. Newer events weigh more instead of older ones being
 * weakened, so that nothing but the touched counts has to change; only rarely is everything brought down again.
 */
export function advance(memory: EngineMemory, at: number): number {
  memory.latest = memory.landmark === null ? at : Math.max(memory.latest, at);
  memory.landmark ??= at;
  if (halfLives(memory, memory.latest) > HALF_LIVES_MAX) {
    const factor = 1 / unitOf(memory);
    rescaleGraph(memory.seen, factor);
    rescaleGraph(memory.bought, factor);
    rescaleAmounts(memory.popularity, factor);
    memory.landmark = memory.latest;
  }
  return weightAt(memory, at);
}
