/** Carries the return page along the sign-in pages. It is validated at the end. */
export const keepNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`;
