import type { Import } from './read-imports.ts';

/** Which parts of the project each part may import. The arrows of ARCHITECTURE.md, and nothing else. */
const MAY_IMPORT: Readonly<Record<string, readonly RegExp[]>> = {
  domain: [],
  contract: [/^@wattle\/domain$/],
  messages: [/^@wattle\/(domain|contract)$/],
  providers: [/^@wattle\/domain$/],
  demo: [/^@wattle\/domain$/],
  server: [
    /^@wattle\/(domain|contract|contract\/schemas|contract\/blocks|messages|demo|demo\/customer|demo\/pictures)$/,
    /^@wattle\/providers\/[\w-]+(\/conformance)?$/,
  ],
  storefront: [/^@wattle\/(domain|contract|messages)$/, /^@wattle\/providers\/\w+\/browser$/],
};

/** The layers of the storefront, the highest first. Each may import itself and those below it. */
const LAYERS = ['routes', 'features', 'goods', 'shopper', 'page', 'ui'];
/** What puts pages together stands above every feature; so does the worker that keeps them. */
const TOP = /^(layouts|looks|sw|root\.tsx|routes\.ts|entry\.\w+\.tsx)$/;

const partOf = (file: string): string => file.split('/')[1] ?? '';
const featureOf = (file: string): string | undefined => /^apps\/\w+\/src\/features\/([\w-]+)\//.exec(file)?.[1];
/** Never in what a browser loads. */
const isServerOnly = (file: string): boolean => /\.server\.tsx?$/.test(file) || isTest(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/conformance/.test(file);

function breach({ from, to }: Import): string | undefined {
  const part = partOf(from);
  if (to.startsWith('@wattle/')) {
    const allowed = MAY_IMPORT[part]?.some((pattern) => pattern.test(to)) ?? false;
    const isForServer = part === 'storefront' && /^@wattle\/contract\/(blocks|schemas)$/.test(to) && isServerOnly(from);
    return allowed || isForServer ? undefined : `${part} may not import ${to}`;
  }
  if (to.includes('/testing/') && /^(apps|packages)\//.test(from) && !isTest(from)) return `only tests import ${to}`;
  if (part === 'domain' && !isTest(from) && !to.startsWith('packages/domain/')) return `domain may not import ${to}`;
  if (/^(apps|packages)\//.test(to) && partOf(to) !== part)
    return `import another part by its name, not by path: ${to}`;
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own && other && own !== other && !isTest(from)) return `features do not import each other sideways: ${to}`;
  const [high, low] = [layerOf(from), layerOf(to)];
  if (high && low && LAYERS.indexOf(low) < LAYERS.indexOf(high) && !isTest(from)) return `${high} may not import ${to}`;
  if (high === 'shopper' && /\.(tsx|css)$/.test(to)) return `shopper has nothing to look at: ${to}`;
  return undefined;
}

function layerOf(file: string): string | undefined {
  const place = /^apps\/storefront\/src\/([^/]+)/.exec(file)?.[1];
  if (place === undefined || LAYERS.includes(place)) return place;
  return TOP.test(place) ? LAYERS[0] : LAYERS.at(-1);
}

/** Imports that the dependency rule forbids, each with the file and the reason. */
export function findBreaches(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const reason = breach(one);
    return reason ? [`${one.from}: ${reason}`] : [];
  });
}

/** Circles of files that need each other, be it for a type. */
export function findCircles(imports: readonly Import[]): string[] {
  const edges = Map.groupBy(
    imports.filter((one) => !isTest(one.from)),
    (one) => one.from,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const { to } of edges.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
  return circles;
}
