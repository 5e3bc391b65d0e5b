const form = (zone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });

/** '2026-11-20T06:00' from milliseconds, with the seconds when there are some. */
export function toLocalTime(ms: number, zone: string): string {
  const parts = Object.fromEntries(
    form(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute, second } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}${second === '00' ? '' : `:${second}`}`;
}

/**
 * Milliseconds from '2026-11-20T06:00' on the clocks of a zone; null: not such a text. Of an hour that comes twice it is
 * the first, and one that clocks leave out is the hour after it.
 */
export function fromLocalTime(text: string, zone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const ahead = (ms: number): number => Date.parse(`${toLocalTime(ms, zone)}Z`) - ms;
  const day = 86_400_000;
  const found = [ahead(asUtc - day), ahead(asUtc + day)].map((offset) => asUtc - offset);
  const shown = found.filter((ms) => toLocalTime(ms, zone) === toLocalTime(asUtc, 'UTC'));
  return shown.length > 0 ? Math.min(...shown) : Math.max(...found);
}
