type Day = { readonly date: string; readonly windows: readonly string[] };

/** The days, and their windows, on which several orders can all come. */
export function commonDays(lists: readonly (readonly Day[])[]): Day[] {
  const [first = [], ...others] = lists;
  return first.flatMap(({ date, windows }) => {
    const same = others.map((days) => days.find((day) => day.date === date));
    if (same.includes(undefined)) return [];
    return [{ date, windows: windows.filter((window) => same.every((day) => day?.windows.includes(window))) }];
  });
}
