/** The switch that instrumented files ask: which mutant is active, and which ones did the code come past? */
export type Mutation = {
  isActive(id: number): boolean;
  /** Past `limit` questions it throws: the mutant made an endless loop. */
  activate(id: number, limit: number): void;
  /** Whether the code came past the active one meanwhile: what a module remembers from before is not worked out again. */
  deactivate(): { readonly wasMet: boolean };
  /** Notes the mutants that are come past from now on. */
  record(): void;
  /** Those since `record`, and how many questions were asked. */
  recorded(): { readonly ids: readonly number[]; readonly questions: number };
  /** Those that were come past while no test ran, since the last time that this was asked. */
  takeLoaded(): readonly number[];
};

declare global {
  var mutation$: Mutation | undefined;
}

/** One for the thread, whichever file of tests asks first. */
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
