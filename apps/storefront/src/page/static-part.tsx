import { type HTMLAttributes, Suspense, useState } from 'react';
import { jsonByParts } from '../router/head.ts';
import { useKeepHtml } from './kept-markup.tsx';
import { createPartCode, type PartCode } from './part-code.ts';
import { useHydrated } from './use-hydrated.ts';

/** Attributes of the element around a part. */
export type PartFrame<P> = (props: P) => HTMLAttributes<HTMLDivElement>;

/**
 * Creates a non-interactive part of a page. The server renders it once for its props, which must be plain data. The
 * server's HTML stays as it is and its code does not load, except after a client-side navigation. Its stylesheets must
 * be in the server's HTML: the build takes care of it (sent-styles-plugin.ts), or name one of their classes. It ignores
 * prop changes: give it a key of what it shows.
 */
export function createStaticPart<P extends object>(
  load: PartCode<P>,
  styles: readonly (string | undefined)[] = [],
  frameOf: PartFrame<P> = plainFrame,
) {
  const { preload, part } = createPartCode(load);
  const waiting = <div hidden className={styles.join(' ')} />;
  const StaticPart = (props: P) => {
    const isHydrated = useHydrated();
    const [wasSent] = useState(!isHydrated);
    const [Part] = useState(part);
    const keep = useKeepHtml();
    if (wasSent && !import.meta.env.SSR) return <div {...frameOf(props)} {...AS_SENT} />;
    const content = (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
    const html = import.meta.env.SSR ? keep?.(preload, jsonByParts(props), content) : undefined;
    return html === undefined ? <div {...frameOf(props)}>{content}</div> : <div {...frameOf(props)} {...kept(html)} />;
  };
  /** For navigations: with the code preloaded, the page renders at once. */
  StaticPart.preload = preload;
  return StaticPart;
}

export const plainFrame = () => ({});

const kept = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** React leaves the content of such an element alone, so the server's HTML stays. */
const AS_SENT = { ...kept(''), suppressHydrationWarning: true };
