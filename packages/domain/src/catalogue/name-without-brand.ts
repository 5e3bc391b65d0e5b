/** A name that begins with its brand, which pages say beside it, is said without. */
export function nameWithoutBrand(name: string, brand: string): string {
  const [start, rest] = [name.slice(0, brand.length), name.slice(brand.length)];
  if (brand === '' || start.toLowerCase() !== brand.toLowerCase() || !/^\s+\S/.test(rest)) return name;
  const own = rest.trim();
  return own.charAt(0).toUpperCase() + own.slice(1);
}
