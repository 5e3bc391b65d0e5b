import { unreachable } from '@wattle/domain/results';
import type { BenchEngine, EngineName } from './engine.ts';

/** Loads only the measured engine: the others would add to its memory. */
export async function createEngine(name: EngineName): Promise<BenchEngine> {
  switch (name) {
    case 'ours':
      return (await import('./engines/ours.ts')).createOurs();
    case 'wire':
      return (await import('./engines/wire.ts')).createWire();
    case 'minisearch':
      return (await import('./engines/minisearch.ts')).createMiniSearch();
    case 'orama':
      return (await import('./engines/orama.ts')).createOrama();
    case 'postgresql':
      return (await import('./engines/postgresql.ts')).createPostgresql();
    default:
      return unreachable(name);
  }
}
