import { createPairGraph, type PairGraph, rescaleAmounts, rescaleGraph } from './pair-graph.ts';

/** A visitor's interest in one product: when last, and how far it went (0 viewed, 1 added to cart, 3 bought). */
export type Interest = { readonly at: number; readonly depth: number };

export type Visitor = {
  /** How busy this visitor has been lately; decays within days. */
  activity: number;
  activeAt: number;
  /** Most recent last. */
  readonly interests: Map<string, Interest>;
};

export type EngineMemory = {
  /** Seconds since epoch when an event weighs 1; null before the first event. */
  landmark: number | null;
  /** Seconds since epoch of the latest event. */
  latest: number;
  readonly seen: PairGraph;
  readonly bought: PairGraph;
  readonly popularity: Map<string, number>;
  /** Most recently active last. */
  readonly visitors: Map<string, Visitor>;
};

export const DAY_SECONDS = 86_400;
/** Age at which an event counts half. */
const HALF_LIFE_SECONDS = 30 * DAY_SECONDS;
/** Keeps weights far below the limits of float precision. */
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

/** The weight of one event now: the unit in which amounts are read. */
export const unitOf = (memory: EngineMemory): number => weightAt(memory, memory.latest);

/**
 * Advances to an event's time and returns its weight. Newer events weigh more rather than older ones
 * decaying, so that only the affected counts change; everything is rescaled only rarely.
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
