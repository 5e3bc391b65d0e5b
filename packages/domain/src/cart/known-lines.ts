import { parseJson, readPart, readText } from '../recent/stored-list.ts';

/** What a line is, without what may have changed since: prices and stock are always asked for. */
export type KnownLine = {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  /** The product page. */
  readonly to: string;
  /** null: no picture, or one that is drawn here. */
  readonly image: string | null;
  readonly qty: number;
};

/** The stored lines; those that cannot be read are dropped. */
export function readKnownLines(text: string | null): readonly KnownLine[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.flatMap((line: unknown) => readLine(line) ?? []) : [];
}

function readLine(stored: unknown): KnownLine | undefined {
  const [id, name, brand, to] = ['id', 'name', 'brand', 'to'].map((part) => readText(readPart(stored, part)));
  const qty = readPart(stored, 'qty');
  if (!id || !name || !brand || !to?.startsWith('/')) return undefined;
  if (typeof qty !== 'number' || !Number.isSafeInteger(qty) || qty < 1) return undefined;
  return { id, name, brand, to, image: readText(readPart(stored, 'image')) ?? null, qty };
}
