/** Tells instrumented files which mutant is active, and records which ones execute. */
export type Mutation = {
  isActive(id: number): boolean;
  /** Throws after `limit` checks: the mutant caused an endless loop. */
  activate(id: number, limit: number): void;
  /** `wasMet` is false when the active mutant never executed, for example because a module cached its result. */
  deactivate(): { readonly wasMet: boolean };
  /** Starts recording executed mutants. */
  record(): void;
  /** Mutants executed since `record`, and the number of checks. */
  recorded(): { readonly ids: readonly number[]; readonly questions: number };
  /** Mutants executed outside tests since the last call. */
  takeLoaded(): readonly number[];
};

declare global {
  var mutation$: Mutation | undefined;
}

/** One instance per thread, shared by all test files. */
export function openMutation(): Mutation {
  globalThis.mutation$ ??= createMutation();
  return globalThis.mutation$;
}

function createMutation(): Mutation {
  let active = -1;
  let questions = 0;
  let wasMet = false;
  let limit = Number.POSITIVE_INFINITY;
  let seen: Set<number> | undefined;
  const loaded = new Set<number>();
  return {
    isActive(id) {
      if (active < 0) (seen ?? loaded).add(id);
      questions += 1;
      if (questions > limit) throw new Error('This mutant never ends');
      if (id !== active) return false;
      wasMet = true;
      return true;
    },
    activate(id, atMost) {
      active = id;
      wasMet = false;
      limit = atMost;
      questions = 0;
      seen = undefined;
    },
    deactivate() {
      active = -1;
      limit = Number.POSITIVE_INFINITY;
      return { wasMet };
    },
    record() {
      seen = new Set();
      questions = 0;
    },
    recorded() {
      const ids = [...(seen ?? [])];
      seen = undefined;
      return { ids, questions };
    },
    takeLoaded() {
      const ids = [...loaded];
      loaded.clear();
      return ids;
    },
  };
}
