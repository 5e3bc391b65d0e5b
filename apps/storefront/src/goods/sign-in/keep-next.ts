/** The page that was wanted goes along between the pages to come in by. Whether one may go there is asked at the end. */
export const keepNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?${new URLSearchParams({ next })}`;
