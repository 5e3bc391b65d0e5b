/**
 * The option an arrow key moves to, wrapping around. Undefined for other keys: Home and End belong to the text field.
 */
export function nextOption(key: string, active: number | null, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null || active === count - 1 ? 0 : active + 1;
    case 'ArrowUp':
      return active === null || active === 0 ? count - 1 : active - 1;
    default:
      return undefined;
  }
}
