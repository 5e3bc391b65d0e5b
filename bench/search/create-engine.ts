import { unreachable } from '@wattle/domain';
import type { BenchEngine, EngineName } from './engine.ts';

/** Only the engine that is measured is loaded: the others would be in its memory. */
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
