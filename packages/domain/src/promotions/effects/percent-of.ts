export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);
