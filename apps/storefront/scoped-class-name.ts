import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 4;

/** A class of a component as pages carry it: its own name and a few letters for its file, because every byte is sent. */
export function scopedClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, LETTERS)}`;
}
