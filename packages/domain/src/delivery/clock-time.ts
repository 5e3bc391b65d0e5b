/** hh:mm of a day. A part of a minute counts as a whole one: nobody comes too early. */
export function clockTime(secondsOfDay: number): string {
  const minutes = Math.ceil(secondsOfDay / 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
