/** A complete picture file around a drawing. */
export function svgFile(title: string, width: number, height: number, drawing: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${title}</title>${drawing}</svg>\n`;
}
