import { hash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { MadePiece, type Piece } from '../../../page/piece.ts';
import { SubCategoryTiles, type TilesProps } from './category-tiles.tsx';

/** By the tiles it shows, which pages share as part of an answer. */
const kept = new WeakMap<object, Piece>();

/** The row of sub-categories as HTML: it has links alone, so the browser needs neither its data nor its code. */
export function tilesPiece(props: TilesProps): Piece | null {
  if (props.tiles.length === 0) return null;
  const piece = kept.get(props.tiles) ?? renderTiles(props);
  kept.set(props.tiles, piece);
  return piece;
}

function renderTiles(props: TilesProps): Piece {
  const html = renderToStaticMarkup(<SubCategoryTiles {...props} />);
  return new MadePiece(hash('sha1', html, 'base64url').slice(0, 12), html);
}
