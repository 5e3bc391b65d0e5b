import type { Import } from './read-imports.ts';

/** One folder of the domain: there is no index over all of them. */
const DOMAIN = /^@wattle\/domain\/[\w-]+$/;
/** Sentences for codes, or the texts of one subject. */
const MESSAGES = /^@wattle\/messages(\/[\w-]+)?$/;

/** Which parts of the project each part may import: the arrows in ARCHITECTURE.md and nothing else. */
const MAY_IMPORT: Readonly<Record<string, readonly RegExp[]>> = {
  domain: [],
  contract: [DOMAIN],
  client: [DOMAIN, /^@wattle\/contract(\/components|\/schemas)?$/],
  messages: [DOMAIN, /^@wattle\/contract(\/desk)?$/],
  providers: [DOMAIN],
  demo: [DOMAIN],
  server: [
    DOMAIN,
    MESSAGES,
    /^@wattle\/(contract|contract\/components|contract\/desk|contract\/schemas|contract\/blocks|contract\/records|demo|demo\/customer|demo\/documents|demo\/identity|demo\/pictures|demo\/starter)$/,
    /^@wattle\/providers\/[\w-]+(\/conformance)?$/,
  ],
  desk: [DOMAIN, MESSAGES, /^@wattle\/contract\/desk$/],
  storefront: [DOMAIN, MESSAGES, /^@wattle\/contract$/, /^@wattle\/providers\/\w+\/browser$/],
};

type Layers = {
  /** Highest first. Each layer may import itself and those below. */
  readonly order: readonly string[];
  /** Files that compose the layers; they rank with the highest. */
  readonly top: RegExp;
  /** The layer of all folders not named here. */
  readonly others: string;
};

const LAYERS: Readonly<Record<string, Layers>> = {
  storefront: {
    order: ['routes', 'features', 'goods', 'shopper', 'page', 'ui'],
    // the service worker sits above every feature too
    top: /^(app|layouts|looks|sw|routes\.ts|entry\.\w+\.tsx)$/,
    others: 'ui',
  },
  // services: shared by several features, such as catalogue, search and mail
  server: {
    order: ['shop', 'desk', 'http', 'features', 'services', 'store', 'config'],
    top: /^(commands|main\.ts)$/,
    others: 'services',
  },
};

const partOf = (file: string): string => file.split('/')[1] ?? '';
const featureOf = (file: string): string | undefined => /^apps\/\w+\/src\/features\/([\w-]+)\//.exec(file)?.[1];
/** Must never reach the browser. */
const isServerOnly = (file: string): boolean => /\.server\.tsx?$/.test(file) || isTest(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/conformance/.test(file);

function breach({ from, to }: Import): string | undefined {
  const part = partOf(from);
  if (to.startsWith('@wattle/')) {
    const allowed = MAY_IMPORT[part]?.some((pattern) => pattern.test(to)) ?? false;
    const isForServer =
      part === 'storefront' && /^@wattle\/contract\/(blocks|records|schemas)$/.test(to) && isServerOnly(from);
    return allowed || isForServer ? undefined : `${part} may not import ${to}`;
  }
  if (to.includes('/testing/') && /^(apps|packages)\//.test(from) && !isTest(from)) return `only tests import ${to}`;
  if (part === 'domain' && !isTest(from) && !to.startsWith('packages/domain/')) return `domain may not import ${to}`;
  if (/^(apps|packages)\//.test(to) && partOf(to) !== part)
    return `import another part by its name, not by path: ${to}`;
  const [own, other] = [featureOf(from), featureOf(to)];
  if (own && other && own !== other && !isTest(from)) return `features do not import each other sideways: ${to}`;
  const [high, low] = [layerOf(from), layerOf(to)];
  if (high && low && isAbove(part, low, high) && !isTest(from)) return `${high} may not import ${to}`;
  if (high === 'shopper' && /\.(tsx|css)$/.test(to)) return `shopper has nothing to look at: ${to}`;
  return undefined;
}

function isAbove(app: string, one: string, other: string): boolean {
  const order = LAYERS[app]?.order ?? [];
  return order.indexOf(one) < order.indexOf(other);
}

function layerOf(file: string): string | undefined {
  const [, app = '', place = ''] = /^apps\/(\w+)\/src\/([^/]+)/.exec(file) ?? [];
  const layers = LAYERS[app];
  if (!layers || layers.order.includes(place)) return layers && place;
  return layers.top.test(place) ? layers.order[0] : layers.others;
}

/** Imports that break the dependency rule, each with its file and the reason. */
export function findBreaches(imports: readonly Import[]): string[] {
  return imports.flatMap((one) => {
    const reason = breach(one);
    return reason ? [`${one.from}: ${reason}`] : [];
  });
}

/** Import cycles between files, including type-only imports. */
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

const serverFolderOf = (file: string): string | undefined => /^apps\/server\/src\/([\w-]+)\//.exec(file)?.[1];

/** Cycles between server folders: merge two services that call each other, or move what they share down. */
export function findFolderCircles(imports: readonly Import[]): string[] {
  const between = imports.flatMap((one) => {
    const [from, to] = [serverFolderOf(one.from), serverFolderOf(one.to)];
    return from && to && from !== to && !isTest(one.from) ? [{ ...one, from, to }] : [];
  });
  return findCircles(between);
}
