/** Where an arrow key moves in a list of suggestions; it goes round. Undefined for a key that does not move. */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null || active === count - 1 ? 0 : active + 1;
    case 'ArrowUp':
      return active === null || active === 0 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
