const STEPS = [1, 0.5, 0.1] as const;

/** The largest slider step that hits every value: 1, 0.5 or 0.1. */
export function rangeStep(values: readonly number[]): number {
  const meetsAll = (step: number) => values.every((value) => isWhole(value / step));
  return STEPS.find(meetsAll) ?? STEPS[STEPS.length - 1] ?? 1;
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6;
