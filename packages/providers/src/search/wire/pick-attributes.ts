import type { SearchRecord } from '../port.ts';
import { type AttributeTree, attributeTree, EVERYTHING, isFields } from './attribute-tree.ts';

type Pick = (record: SearchRecord) => SearchRecord;

/**
 * A shop asks for few different lists, so what was picked by them is kept. The bounds are those of all lists together:
 * made-up ones, each of which is another copy of every record, and a walk through a large index must not fill memory.
 */
const PICKERS_MAX = 50;
const PICKED_MAX = 20_000;
type Kept = { picked: number; readonly pickers: Map<string, Pick> };
let kept: Kept = { picked: 0, pickers: new Map() };

/**
 * Applies `attributesToRetrieve` to a record: `*` keeps all, a minus removes, otherwise only the named paths
 * stay. The id always stays [D-7-08 D-7-17]. A record gives the same object each time: a changed record is a new
 * record, so whoever reads hits can keep what they made of one.
 */
export function attributePicker(attributes: readonly string[]): Pick {
  const key = JSON.stringify(attributes);
  const known = kept.pickers.get(key);
  if (known) return known;
  if (kept.pickers.size >= PICKERS_MAX) forgetAll();
  const pick = onceEach(createPicker(attributes));
  kept.pickers.set(key, pick);
  return pick;
}

function forgetAll(): void {
  kept = { picked: 0, pickers: new Map() };
}

function onceEach(pick: Pick): Pick {
  let among = kept;
  let picked = new WeakMap<SearchRecord, SearchRecord>();
  return (record) => {
    if (kept.picked >= PICKED_MAX) forgetAll();
    if (among !== kept) {
      among = kept;
      picked = new WeakMap();
    }
    const known = picked.get(record);
    if (known) return known;
    kept.picked += 1;
    const made = pick(record);
    picked.set(record, made);
    return made;
  };
}

function createPicker(attributes: readonly string[]): Pick {
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
