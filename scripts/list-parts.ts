import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BYTES_MAX = 64 * 1024 * 1024;

type Part = { readonly 'bom-ref': string; readonly name: string; readonly version: string };
/** What is read of a CycloneDX file; the rest is passed on. */
export type Bom = {
  readonly metadata: { readonly component: Part };
  readonly components: readonly Part[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};
type Locked = { readonly name?: string; readonly version?: string; readonly dev?: boolean; readonly link?: boolean };

/**
 * The parts of a release, those of every platform. `npm sbom --omit=dev` leaves out what the shop runs with as soon as a
 * tool needs it too (fastify, pg, react, zod), so all are listed, and the lock file says which are for tools only.
 */
export async function listParts(root: string): Promise<Bom> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  // npm says where it is itself to what it runs: on Windows its command is no program
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  const { stdout } = await run(program, [...first, ...args], { cwd: root, maxBuffer: BYTES_MAX });
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Locks };
  return keepShipped(JSON.parse(stdout) as Bom, lock.packages);
}

type Locks = Readonly<Record<string, Locked>>;

const isInstalled = (path: string): boolean => path.includes('node_modules/');

/** Leaves out what no release needs to run. */
function keepShipped(bom: Bom, packages: Locks): Bom {
  const shipped = new Set(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => isInstalled(path) && !dev && !link)
      .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  );
  const own = Object.entries(packages).filter(([path]) => path !== '' && !isInstalled(path));
  for (const [, { name, version }] of own) shipped.add(`${name}@${version}`);
  const { component } = bom.metadata;
  const isKept = (ref: string): boolean => ref === component['bom-ref'] || shipped.has(ref);
  return {
    ...bom,
    // npm takes the name of the folder
    metadata: { ...bom.metadata, component: { ...component, name: component['bom-ref'].split('@')[0] ?? '' } },
    components: bom.components.filter((part) => isKept(part['bom-ref'])),
    dependencies: bom.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}
