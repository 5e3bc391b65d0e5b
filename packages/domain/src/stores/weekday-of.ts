/** Monday is 0, as in weekly hours. */
export function weekdayOf(date: string): number {
  return (new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDay() + 6) % 7;
}
