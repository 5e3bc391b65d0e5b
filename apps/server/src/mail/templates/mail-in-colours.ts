import { type PaletteName, type ShopIdentity, shopPalette } from '@wattle/domain/shop-identity';
import { COLOURS } from './mail-colours.ts';

/** Attributes that hold colours. Words of people are never in them. */
const COLOURED = /(?:style|bgcolor)="[^"]*"/g;
const COLOUR = /(color:)?(#[0-9a-f]{6})/g;

const SHADES = new Map<string, PaletteName>([
  [COLOURS.frame, 'frame-800'],
  [COLOURS.foot, 'frame-950'],
  [COLOURS.hero, 'frame-100'],
  [COLOURS.tint, 'frame-50'],
  [COLOURS.link, 'frame-700'],
  [COLOURS.action, 'accent-500'],
]);

/** Mails are written in the stylesheet's colours; a shop with colours of its own gets those in their place. */
export function inColours(mail: string, { colours }: Pick<ShopIdentity, 'colours'>): string {
  if (!colours) return mail;
  const palette = shopPalette(colours);
  const shadeOf = (colour: string, isText: boolean): PaletteName | undefined =>
    isText && colour === COLOURS.onAction ? 'on-action' : SHADES.get(colour);
  return mail.replace(COLOURED, (attribute) =>
    attribute.replace(COLOUR, (all: string, property: string | undefined, colour: string, at: number) => {
      const isText = property !== undefined && attribute[at - 1] !== '-';
      const shade = shadeOf(colour, isText);
      return shade ? `${property ?? ''}${palette[shade]}` : all;
    }),
  );
}
