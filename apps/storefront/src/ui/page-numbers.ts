/** The page numbers to link: first, last and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A single number takes no more room than the dots that would replace it.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
