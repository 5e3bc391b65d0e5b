/** Nested fields become dotted columns and lists JSON, as the import reads them. */
export function flatten(value: object, prefix = ''): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'object' && field !== null && !Array.isArray(field)) {
      for (const [column, cell] of flatten(Object.fromEntries(Object.entries(field)), `${prefix}${key}.`))
        cells.set(column, cell);
    } else cells.set(prefix + key, toCell(field));
  }
  return cells;
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? defuse(value) : JSON.stringify(value);
}

/** Spreadsheets run text that starts like a formula. Phone numbers are safe. */
function defuse(text: string): string {
  const isFormula = /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s().]*$/.test(text));
  return isFormula ? `'${text}` : text;
}

export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
