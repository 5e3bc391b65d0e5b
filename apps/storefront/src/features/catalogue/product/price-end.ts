const parts = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZoneName: 'short',
});
/** Beyond this a weekday name could mean this week or next. */
const NAMED_DAYS_SECONDS = 6 * 86_400;

/** The last minute of a price in shop time: 'Sunday 11:59 pm AEDT', or a date when it is further ahead. */
export function endMoment(endsAtSeconds: number | null, nowSeconds: number): string | null {
  if (endsAtSeconds === null) return null;
  const last = new Map(parts.formatToParts((endsAtSeconds - 1) * 1000).map(({ type, value }) => [type, value]));
  const weekday = last.get('weekday');
  if (endsAtSeconds - nowSeconds > NAMED_DAYS_SECONDS) return `${weekday} ${last.get('day')} ${last.get('month')}`;
  // assembled by hand, because browsers join the parts differently
  const period = last.get('dayPeriod')?.toLowerCase();
  return `${weekday} ${last.get('hour')}:${last.get('minute')} ${period} ${last.get('timeZoneName')}`;
}
