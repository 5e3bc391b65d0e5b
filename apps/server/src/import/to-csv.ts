/** Nested fields as dotted columns; a list is JSON text. The same shape as the import reads. */
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

/** A spreadsheet would run text that begins like a formula; a telephone number is none. */
function defuse(text: string): string {
  const isFormula = /^[=@\t\r]/.test(text) || (/^[+-]/.test(text) && !/^[+-][\d\s().]*$/.test(text));
  return isFormula ? `'${text}` : text;
}

export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
