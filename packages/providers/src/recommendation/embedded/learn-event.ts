import type { ShopperEvent } from '../port.ts';
import { advance, DAY_SECONDS, type EngineMemory, type Interest, type Visitor } from './engine-memory.ts';
import { strengthenPair } from './pair-graph.ts';

export type EngineLimits = {
  readonly neighboursMax: number;
  readonly visitorsMax: number;
  /** Products remembered per visitor. */
  readonly interestsMax: number;
};

export const DEFAULT_LIMITS: EngineLimits = { neighboursMax: 50, visitorsMax: 20_000, interestsMax: 30 };

const DEPTH = { view: 0, add: 1, purchase: 3 } as const;
/** Products seen further apart in time than this are unrelated. */
const WINDOW_SECONDS = 30 * DAY_SECONDS;
/** A visitor with this many events in a day counts half for the next one. */
const BUSY = 10;

function meetVisitor(memory: EngineMemory, id: string, at: number, limits: EngineLimits): Visitor {
  const visitor = memory.visitors.get(id) ?? { activity: 0, activeAt: at, interests: new Map<string, Interest>() };
  memory.visitors.delete(id);
  memory.visitors.set(id, visitor);
  dropFirst(memory.visitors, limits.visitorsMax);
  visitor.activity *= 2 ** (-Math.max(0, at - visitor.activeAt) / DAY_SECONDS);
  visitor.activeAt = Math.max(visitor.activeAt, at);
  return visitor;
}

function dropFirst(map: Map<string, unknown>, max: number): void {
  for (const key of map.keys()) {
    if (map.size <= max) return;
    map.delete(key);
  }
}

/** Repeating an action teaches nothing new; going further adds the difference. */
function learnProduct(memory: EngineMemory, visitor: Visitor, id: string, event: ShopperEvent, limits: EngineLimits) {
  const { at } = event;
  const known = visitor.interests.get(id);
  const before = known && Math.abs(at - known.at) <= WINDOW_SECONDS ? known : undefined;
  const depth = Math.max(before?.depth ?? 0, DEPTH[event.type]);
  const weight = advance(memory, at) / (1 + visitor.activity / BUSY);
  visitor.activity += 1;
  const gain = before ? depth - before.depth : 1 + depth;
  if (gain > 0) memory.popularity.set(id, (memory.popularity.get(id) ?? 0) + gain * weight);
  for (const [otherId, other] of visitor.interests) {
    const gap = Math.abs(at - other.at);
    if (otherId === id || gap > WINDOW_SECONDS) continue;
    const near = weight / (1 + gap / DAY_SECONDS);
    const deeper = Math.min(depth, other.depth) - Math.min(before?.depth ?? 0, other.depth);
    strengthenPair(memory.seen, id, otherId, before ? 0 : near, limits.neighboursMax);
    strengthenPair(memory.bought, id, otherId, deeper * near, limits.neighboursMax);
  }
  visitor.interests.delete(id);
  visitor.interests.set(id, { at: Math.max(at, before?.at ?? at), depth });
  dropFirst(visitor.interests, limits.interestsMax);
}

/** Learns from one event, touching only the products involved. Skips products the shop does not know. */
export function learnEvent(
  memory: EngineMemory,
  event: ShopperEvent,
  isKnown: (id: string) => boolean,
  limits: EngineLimits,
): void {
  const ids = [...new Set(event.products.map(({ id }) => id))].filter(isKnown);
  if (ids.length === 0 || event.visitorId === '' || !Number.isFinite(event.at)) return;
  const visitor = meetVisitor(memory, event.visitorId, event.at, limits);
  for (const id of ids) learnProduct(memory, visitor, id, event, limits);
}
