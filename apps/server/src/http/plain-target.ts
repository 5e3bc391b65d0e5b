/** What a client of a proxy writes in front of the path. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/** Whether a client wrote the whole URL, and of another host than its Host header says. */
export function namesAnotherHost(target: string, host = ''): boolean {
  if (target.startsWith('/')) return false;
  const [origin] = ABSOLUTE.exec(target) ?? [];
  return origin !== undefined && origin.replace(/^https?:\/\//i, '').toLowerCase() !== host.toLowerCase();
}

/** The path and query of a request target, also when the client wrote the whole URL. */
export const withoutOrigin = (target: string): string => {
  if (target.startsWith('/')) return target;
  const rest = target.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : rest === '' || rest.startsWith('?') ? `/${rest}` : target;
};

/**
 * Whether a request target is a path and cannot be mistaken for another host: `//evil.example` and `/\evil.example` are
 * URLs of evil.example to whoever resolves them.
 */
export function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('\\')) return false;
  const base = 'http://localhost';
  return !path.startsWith('//') && URL.canParse(path, base) && !new URL(path, base).pathname.startsWith('//');
}
