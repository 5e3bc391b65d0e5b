import { createEngineMemory, type EngineMemory } from './engine-memory.ts';
import type { PairGraph } from './pair-graph.ts';

const VERSION = 1;
const GRAPHS = ['seen', 'bought'] as const;

/**
 * Everything the engine has learned, one product or visitor per JSON line. The writer may yield between lines
 * as long as nothing is learned meanwhile.
 */
export function* exportMemory(memory: EngineMemory): Generator<string> {
  yield JSON.stringify(['engine', VERSION, memory.landmark, memory.latest]);
  for (const name of GRAPHS) {
    const { totals, neighbours } = memory[name];
    for (const [id, total] of totals) yield JSON.stringify([name, id, total, [...(neighbours.get(id) ?? [])]]);
  }
  for (const [id, amount] of memory.popularity) yield JSON.stringify(['popularity', id, amount]);
  for (const [id, { activity, activeAt, interests }] of memory.visitors) {
    const products = [...interests].map(([productId, { at, depth }]) => [productId, at, depth]);
    yield JSON.stringify(['visitor', id, activity, activeAt, products]);
  }
  yield JSON.stringify(['end']);
}

class NotAState extends Error {}

function read<T>(value: unknown, is: (value: unknown) => value is T): T {
  if (is(value)) return value;
  throw new NotAState();
}
const isText = (value: unknown): value is string => typeof value === 'string';
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const readRows = (value: unknown): unknown[][] => read(value, isList).map((row) => read(row, isList));

function readPairs(graph: PairGraph, [id, total, near]: unknown[]): void {
  graph.totals.set(read(id, isText), read(total, isFigure));
  const neighbours = readRows(near).map(([other, amount]) => [read(other, isText), read(amount, isFigure)] as const);
  if (neighbours.length > 0) graph.neighbours.set(read(id, isText), new Map(neighbours));
}

function readVisitor(memory: EngineMemory, [id, activity, activeAt, products]: unknown[]): void {
  const interests = readRows(products).map(
    ([productId, at, depth]) =>
      [read(productId, isText), { at: read(at, isFigure), depth: read(depth, isFigure) }] as const,
  );
  memory.visitors.set(read(id, isText), {
    activity: read(activity, isFigure),
    activeAt: read(activeAt, isFigure),
    interests: new Map(interests),
  });
}

function readLine(memory: EngineMemory, [kind, ...row]: unknown[]): void {
  if (kind === 'seen' || kind === 'bought') readPairs(memory[kind], row);
  else if (kind === 'popularity') memory.popularity.set(read(row[0], isText), read(row[1], isFigure));
  else if (kind === 'visitor') readVisitor(memory, row);
  else throw new NotAState();
}

/** The header line names the format. */
function begin([kind, version, landmark, latest]: unknown[]): EngineMemory {
  if (kind !== 'engine' || version !== VERSION) throw new NotAState();
  return {
    ...createEngineMemory(),
    landmark: landmark === null ? null : read(landmark, isFigure),
    latest: read(latest, isFigure),
  };
}

function readAll(lines: Iterable<string>): EngineMemory {
  let memory: EngineMemory | undefined;
  let isEnded = false;
  for (const line of lines) {
    const row = read(JSON.parse(line), isList);
    if (isEnded) throw new NotAState();
    if (!memory) memory = begin(row);
    else if (row[0] === 'end') isEnded = true;
    else readLine(memory, row);
  }
  if (!memory || !isEnded) throw new NotAState();
  return memory;
}

/** Rebuilds memory from exported lines; undefined when they are incomplete or not valid state. */
export function readMemory(lines: Iterable<string>): EngineMemory | undefined {
  try {
    return readAll(lines);
  } catch (error) {
    if (error instanceof NotAState || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
