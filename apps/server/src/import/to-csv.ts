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

/** Text that a spreadsheet would run, whatever apostrophes stand before it. Phone numbers are safe. */
function isFormula(text: string): boolean {
  const plain = text.replace(/^'+/, '');
  return /^[=@\t\r]/.test(plain) || (/^[+-]/.test(plain) && !/^[+-][\d\s().]*$/.test(plain));
}

/** An apostrophe before it makes a formula a text. */
const defuse = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** The text of a cell that was made harmless: what was exported comes back as it was. */
export const readDefused = (cell: string): string => (cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell);

export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}
