/** Records use seconds since the epoch; the database uses timestamps. */
export function toInstant(seconds: number): string;
export function toInstant(seconds: number | null): string | null;
export function toInstant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}

export function toSeconds(instant: Date): number;
export function toSeconds(instant: Date | null): number | null;
export function toSeconds(instant: Date | null): number | null {
  return instant === null ? null : Math.floor(instant.getTime() / 1000);
}
