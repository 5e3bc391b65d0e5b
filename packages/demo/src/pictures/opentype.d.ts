declare module 'opentype.js' {
  export type PathCommand =
    | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export type Glyph = {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
  };

  export type Font = {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
  };

  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
}
