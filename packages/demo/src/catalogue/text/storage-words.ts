/** Formats storage: 512 GB, 1 TB. */
export const storageWords = (gigabytes: number): string =>
  gigabytes < 1000 ? `${gigabytes} GB` : `${Math.round(gigabytes / 1000)} TB`;
