/** A posted form by field: a text each, and a list where the name ends in `[]`. */
export function readForm(body: string): Readonly<Record<string, string | readonly string[]>> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    if (!name.endsWith('[]')) fields[name] = value;
    else {
      const list = fields[name.slice(0, -2)];
      if (Array.isArray(list)) list.push(value);
      else fields[name.slice(0, -2)] = [value];
    }
  }
  return { ...fields };
}
