import { invalidParameter } from './fault.ts';
import { unpackJson } from './read-values.ts';

/**
 * Reads Algolia's nested filter lists: AND of the items, OR within an inner list. A bare string is one item.
 * An empty inner list is ignored.
 */
export function readGroups(
  value: unknown,
  name: string,
  splitText: (text: string) => readonly string[],
): readonly (readonly string[])[] {
  const unpacked = unpackJson(value, name);
  if (typeof unpacked === 'string') return splitText(unpacked).map((item) => [item]);
  if (!Array.isArray(unpacked)) throw invalidParameter(name, 'string or array');
  return unpacked.map((group) => readGroup(group, name)).filter((group) => group.length > 0);
}

function readGroup(group: unknown, name: string): readonly string[] {
  if (!Array.isArray(group)) return [readItem(group, name)];
  return group.map((item) => readItem(item, name));
}

function readItem(item: unknown, name: string): string {
  if (typeof item !== 'string') throw invalidParameter(name, 'strings, or arrays of strings, no deeper');
  return item;
}
