import { NOTHING_SYNCED, SYNC_FORGOTTEN, type SyncMemory } from '@wattle/domain/sync';
import { describe, expect, it } from 'vitest';
import { createStoredValue } from '../../page/stored-value.ts';
import { createSyncMemory, readStoredSync } from './sync-memory.ts';

function keptIn(kept: Map<string, string>) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const page = { storage: () => storage, events: () => new EventTarget() };
  return createSyncMemory(createStoredValue('wattle.sync', readStoredSync, page));
}

const base = {
  syncableStateVersion: 7,
  cartItems: [],
  wishlistItems: [{ productId: 'a', qty: 1, createdAt: 5 }],
};

describe('what was last synced', () => {
  it.each<SyncMemory>([
    { base, result: { status: 'SUCCESS', syncableState: base, finishedAt: 9 } },
    { base, result: { status: 'ERROR', syncableState: null, finishedAt: 9 } },
    SYNC_FORGOTTEN,
  ])('is known on the next visit, and kept once: %#', (memory) => {
    const kept = new Map<string, string>();
    keptIn(kept).set(memory);
    expect(keptIn(kept).get()).toEqual(memory);
    expect([...kept.values()].join().split('wishlistItems')).toHaveLength(2);
  });

  it.each([
    '',
    '{',
    'null',
    '{}',
    '{"base":{}}',
    '{"base":{"syncableStateVersion":1,"cartItems":7,"wishlistItems":[]}}',
  ])('that cannot be read is nothing: %j', (text) => {
    expect(keptIn(new Map([['wattle.sync', text]])).get()).toEqual({ base: NOTHING_SYNCED, result: null });
  });
});
