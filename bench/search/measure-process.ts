/** Measures one engine in its own process, for clean memory figures; started by `measureApart`. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generateCatalogue } from './catalogue.ts';
import { createEngine } from './create-engine.ts';
import { cpuMs, findMistakes, type Measured, measureCase } from './measure.ts';
import type { Job, Report } from './measure-apart.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function memory(): { usedMb: number; rssMb: number } {
  collectGarbage();
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  // `external` already includes array buffers
  return { usedMb: (heapUsed + external) / 2 ** 20, rssMb: rss / 2 ** 20 };
}

async function measure({ engine: name, count, cases }: Job): Promise<Report> {
  const engine = await createEngine(name);
  try {
    const empty = memory();
    const products = [...generateCatalogue(count)];
    const loaded = memory();
    const [started, cpuStarted] = [performance.now(), cpuMs()];
    await engine.build(products);
    const [buildMs, buildCpuMs] = [performance.now() - started, cpuMs() - cpuStarted];
    const built = memory();
    const mistakes = await findMistakes(engine, products);
    const measured: [string, Measured][] = [];
    for (const each of cases) measured.push([each, await measureCase(each, engine, products)]);
    return {
      name: engine.name,
      isApart: engine.sizeMb !== undefined,
      buildMs,
      buildCpuMs,
      recordsMb: loaded.usedMb - empty.usedMb,
      indexMb: engine.sizeMb ? await engine.sizeMb() : built.usedMb - loaded.usedMb,
      rssMb: built.rssMb - empty.rssMb,
      mistakes,
      cases: Object.fromEntries(measured),
    };
  } finally {
    await engine.close();
  }
}

process.once('message', async (job: Job) => {
  const report = await measure(job);
  process.send?.(report, () => process.disconnect());
});
