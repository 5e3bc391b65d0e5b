import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 4;

/** Scoped class name: the class's own name plus a short hash of its file, to keep pages small. */
export function scopedClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, LETTERS)}`;
}
