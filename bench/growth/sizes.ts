const SMALLEST = 1_000;
const LARGEST = 1_000_000;

/** Reads `2700,50000`: numbers of products, smallest first. */
export function readSizes(text: string): number[] {
  const sizes = text.split(',').map(Number);
  const isSize = (size: number): boolean => Number.isInteger(size) && size >= SMALLEST && size <= LARGEST;
  if (!sizes.every(isSize))
    throw new Error(`--products takes numbers from ${SMALLEST} to ${LARGEST}, such as 2700,50000.`);
  return [...new Set(sizes)].sort((a, b) => a - b);
}
