import { type HTMLAttributes, memo, useLayoutEffect, useRef } from 'react';
import type { Piece } from './piece.ts';

/** Document pieces that have left the page. Their data has no HTML, so another mount takes it from here. */
const left = new Map<string, string>();

type Props = HTMLAttributes<HTMLElement> & { piece: Piece; as?: 'div' | 'li' };

/** Shows a piece. The server's HTML stays untouched until another piece takes its place. */
export const Kept = memo(
  function Kept({ piece: { key, html }, as: Tag = 'div', ...attributes }: Props) {
    const place = useRef<HTMLDivElement & HTMLLIElement>(null);
    useLayoutEffect(() => {
      const element = place.current;
      return () => {
        if (html === undefined && element) left.set(key, element.innerHTML);
      };
    }, [key, html]);
    return (
      <Tag
        {...attributes}
        ref={place}
        data-kept=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server makes pieces, and React escapes what they say
        dangerouslySetInnerHTML={{ __html: html ?? left.get(key) ?? '' }}
      />
    );
  },
  (before, after) => before.piece.key === after.piece.key,
);
