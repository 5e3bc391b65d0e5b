import type { FastifyRequest } from 'fastify';

/** A posted form by field: a text each, and a list where the name ends in `[]`. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The fields of a form, also of one in an address. */
export function readFields(entries: Iterable<readonly [string, string]>): Fields {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of entries) {
    if (!name.endsWith('[]')) fields[name] = value;
    else {
      const list = fields[name.slice(0, -2)];
      if (Array.isArray(list)) list.push(value);
      else fields[name.slice(0, -2)] = [value];
    }
  }
  return { ...fields };
}

/** A posted form: with files when it is in parts. */
export async function readPosted({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): Promise<{
  readonly fields: Fields;
  readonly files: ReadonlyMap<string, Buffer>;
}> {
  if (!Buffer.isBuffer(body)) {
    return { fields: readFields(new URLSearchParams(String(body ?? ''))), files: new Map() };
  }
  const type = headers['content-type'] ?? '';
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    // a form that ends in the middle has no fields
    .catch(() => new FormData());
  const texts: (readonly [string, string])[] = [];
  const files = new Map<string, Buffer>();
  for (const [name, value] of parts) {
    // no database keeps this character
    if (typeof value === 'string') texts.push([name, value.replaceAll('\0', '')]);
    else if (value.size > 0) files.set(name, Buffer.from(await value.arrayBuffer()));
  }
  return { fields: readFields(texts), files };
}
