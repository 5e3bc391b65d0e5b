import { describe, it } from 'vitest';
import { userPoolStoreCases } from '../conformance.ts';
import { createMemoryStore } from './create-memory-store.ts';

// each case throws when the store breaks the contract
describe('the store in memory', () => {
  it.each(userPoolStoreCases)('$name', ({ run }) => run(createMemoryStore()));
});
