import { createMemoryStore } from '../memory/create-memory-store.ts';
import type { UserPoolStore } from '../port.ts';

export function watchStore(onCall: (name: string, given: readonly unknown[]) => void): UserPoolStore {
  return new Proxy(createMemoryStore(), {
    get(store, name) {
      const value: unknown = Reflect.get(store, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        onCall(String(name), given);
        return Reflect.apply(value, store, given);
      };
    },
  });
}
