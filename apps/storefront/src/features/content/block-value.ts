import type { Image } from '@wattle/domain';

/** Reads one field of a block's value, which is whatever an editor's tool wrote. */
export type BlockValue = Readonly<Record<string, unknown>>;

export function textOf(value: BlockValue, ...names: readonly string[]): string {
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string' && text !== '') return text;
  }
  return '';
}

export function flagOf(value: BlockValue, name: string): boolean {
  return value[name] === true || value[name] === 'true';
}

export function numberOf(value: BlockValue, name: string): number | null {
  const number = Number(value[name] ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}

export function oneOf<const T extends string>(value: BlockValue, name: string, choices: readonly T[], usual: T): T {
  return choices.find((choice) => choice === value[name]) ?? usual;
}

export function partOf(value: BlockValue, name: string): BlockValue {
  const part = value[name];
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as BlockValue) : {};
}

export function listOf(value: BlockValue, name: string): readonly unknown[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}

/** A picture needs an address; without one there is none. */
export function imageOf(value: BlockValue): Image | null {
  const src = textOf(value, 'url', 'src');
  return src === '' ? null : { src, alt: textOf(value, 'alt') };
}
