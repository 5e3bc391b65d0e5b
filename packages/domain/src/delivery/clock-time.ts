/** hh:mm, rounded up to the next minute, so that nobody arrives too early. */
export function clockTime(secondsOfDay: number): string {
  const minutes = Math.ceil(secondsOfDay / 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
