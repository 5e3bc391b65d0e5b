import type { TypedFastBitSet } from 'typedfastbitset';

/** The members of a bitmap, rising, as numbers side by side. */
export function bitsToArray(bits: TypedFastBitSet): Uint32Array {
  const members = new Uint32Array(bits.size());
  const { words } = bits;
  let at = 0;
  for (let i = 0; i < words.length; i += 1) {
    for (let word = words[i] as number; word !== 0; word &= word - 1) {
      members[at] = (i << 5) + 31 - Math.clz32(word & -word);
      at += 1;
    }
  }
  return members;
}
