import { createEngineMemory, type EngineMemory } from './engine-memory.ts';
import type { PairGraph } from './pair-graph.ts';

type Amounts = readonly (readonly [string, number])[];
type GraphState = { readonly totals: Amounts; readonly neighbours: readonly (readonly [string, Amounts])[] };
type VisitorState = readonly [string, number, number, readonly (readonly [string, number, number])[]];

/** Everything the engine has learned, as JSON can hold it. */
export type EngineState = {
  readonly version: 1;
  readonly landmark: number | null;
  readonly latest: number;
  readonly seen: GraphState;
  readonly bought: GraphState;
  readonly popularity: Amounts;
  readonly visitors: readonly VisitorState[];
};

const exportGraph = ({ totals, neighbours }: PairGraph): GraphState => ({
  totals: [...totals],
  neighbours: [...neighbours].map(([id, near]) => [id, [...near]]),
});

export const exportMemory = (memory: EngineMemory): EngineState => ({
  version: 1,
  landmark: memory.landmark,
  latest: memory.latest,
  seen: exportGraph(memory.seen),
  bought: exportGraph(memory.bought),
  popularity: [...memory.popularity],
  visitors: [...memory.visitors].map(([id, { activity, activeAt, interests }]) => [
    id,
    activity,
    activeAt,
    [...interests].map(([productId, { at, depth }]) => [productId, at, depth]),
  ]),
});

class NotAState extends Error {}

function read<T>(value: unknown, is: (value: unknown) => value is T): T {
  if (is(value)) return value;
  throw new NotAState();
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const readRows = (value: unknown): unknown[][] => read(value, isList).map((row) => read(row, isList));
const readAmounts = (value: unknown) =>
  new Map(readRows(value).map(([id, amount]) => [read(id, isText), read(amount, isFigure)]));

function readGraph(value: unknown): PairGraph {
  const { totals, neighbours } = read(value, isRecord);
  const near = readRows(neighbours).map(([id, amounts]) => [read(id, isText), readAmounts(amounts)] as const);
  return { totals: readAmounts(totals), neighbours: new Map(near) };
}

function readVisitor([id, activity, activeAt, interests]: unknown[]) {
  const products = readRows(interests).map(
    ([productId, at, depth]) =>
      [read(productId, isText), { at: read(at, isFigure), depth: read(depth, isFigure) }] as const,
  );
  const visitor = {
    activity: read(activity, isFigure),
    activeAt: read(activeAt, isFigure),
    interests: new Map(products),
  };
  return [read(id, isText), visitor] as const;
}

/** A memory from what was exported; nothing when it is not such a state. */
export function readMemory(state: unknown): EngineMemory | undefined {
  try {
    const { version, landmark, latest, seen, bought, popularity, visitors } = read(state, isRecord);
    if (version !== 1) return undefined;
    return {
      ...createEngineMemory(),
      landmark: landmark === null ? null : read(landmark, isFigure),
      latest: read(latest, isFigure),
      seen: readGraph(seen),
      bought: readGraph(bought),
      popularity: readAmounts(popularity),
      visitors: new Map(readRows(visitors).map(readVisitor)),
    };
  } catch (error) {
    if (error instanceof NotAState) return undefined;
    throw error;
  }
}
