import type { SearchRecord } from '../port.ts';
import { type AttributeTree, attributeTree, EVERYTHING, isFields } from './attribute-tree.ts';

/**
 * What an `attributesToRetrieve` leaves of a record: all with `*`, less what has a minus, or only the paths that it
 * names. The id is always there [D-7-08 D-7-17].
 */
export function attributePicker(attributes: readonly string[]): (record: SearchRecord) => SearchRecord {
  const unwanted = attributes.filter((path) => path.startsWith('-')).map((path) => path.slice(1));
  const wanted = attributes.filter((path) => !path.startsWith('-'));
  const takesAll = wanted.includes(EVERYTHING) || (wanted.length === 0 && unwanted.length > 0);
  if (takesAll && unwanted.length === 0) return (record) => record;
  const tree = attributeTree((takesAll ? unwanted : wanted).map((path) => [path, true]));
  const pick = takesAll ? without : only;
  return (record) => {
    const picked = pick(record, tree);
    return { ...(isFields(picked) ? picked : {}), objectID: record.objectID };
  };
}

function only(value: unknown, tree: AttributeTree<boolean>): unknown {
  if (tree.said) return value;
  if (Array.isArray(value)) return value.map((item) => only(item, tree)).filter((item) => item !== undefined);
  if (!isFields(value)) return undefined;
  const fields = [...tree.below]
    .filter(([key]) => Object.hasOwn(value, key))
    .map(([key, below]) => [key, only(value[key], below)] as const);
  return Object.fromEntries(fields.filter(([, picked]) => picked !== undefined));
}

function without(value: unknown, tree: AttributeTree<boolean> | undefined): unknown {
  if (!tree) return value;
  if (Array.isArray(value)) return value.map((item) => without(item, tree));
  if (!isFields(value)) return value;
  const fields = Object.entries(value).filter(([key]) => !tree.below.get(key)?.said);
  return Object.fromEntries(fields.map(([key, item]) => [key, without(item, tree.below.get(key))]));
}
