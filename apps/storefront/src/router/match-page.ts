import { decodePart } from './location.ts';

export type PageParams = Readonly<Record<string, string>>;

type Row = { readonly path: string };

/**
 * `/brands/:slug`, `/forms/:kind/thanks/:listId?`, `/products/*`: literal, named and optional segments, and a wildcard.
 */
export function pathPattern(path: string): RegExp {
  const source = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      if (segment === '*') return '(?:/(?<rest>.*))?';
      if (!segment.startsWith(':')) return `/${segment}`;
      const name = segment.slice(1).replace(/\?$/, '');
      return segment.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    })
    .join('');
  return new RegExp(`^${source}/?$`);
}

/** The first matching row with its params; the wildcard is `*`. */
export function matchPage<R extends Row>(
  rows: readonly R[],
  pathname: string,
): { readonly row: R; readonly params: PageParams } | undefined {
  for (const row of rows) {
    const found = patternOf(row.path).exec(pathname);
    if (found) return { row, params: readParams(found.groups ?? {}) };
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  const pattern = patterns.get(path) ?? pathPattern(path);
  patterns.set(path, pattern);
  return pattern;
}

function readParams(groups: Readonly<Record<string, string | undefined>>): PageParams {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(groups)) {
    if (value !== undefined) params[name === 'rest' ? '*' : name] = decodePart(value);
    else if (name === 'rest') params['*'] = '';
  }
  return params;
}
