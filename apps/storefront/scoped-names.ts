import { createHash } from 'node:crypto';

/** Class names of the shop that are not scoped begin with a small letter. */
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of the hash, after the capital. */
const LETTERS = 2;
/** What a stylesheet names: its classes and its animations. */
const NAMES = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/**
 * Makes scoped names of classes and animations: three letters for the stylesheet and one for the place of the name in
 * it. Names of one stylesheet share their beginning, which compresses well. They are the same in the browser's bundle
 * and the server's.
 */
export function createScopedNames(): (name: string, path: string, css: string) => string {
  const paths = new Map<string, string>();
  const namesOf = new Map<string, readonly string[]>();
  return (name, path, css) => {
    const hash = createHash('sha1').update(path).digest();
    const file = `${FIRST[hash.readUInt8() % FIRST.length]}${hash.subarray(1).toString('base64url').slice(0, LETTERS)}`;
    const other = paths.get(file) ?? path;
    if (other !== path) throw new Error(`${other} and ${path} would share their class names: rename one of them.`);
    paths.set(file, path);
    const names = namesOf.get(css) ?? [...new Set(Array.from(css.matchAll(NAMES), ([, found]) => found ?? ''))];
    namesOf.set(css, names);
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`${path} has no class or animation called ${name}.`);
    return `${file}${place.toString(36)}`;
  };
}
