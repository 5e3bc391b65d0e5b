import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onceInView } from '../../../page/once-in-view.ts';
import { loadProviderScript } from '../../../page/provider-script.ts';
import type { SafeElement } from '../safe-node.ts';
import styles from './widget.module.css';

const MARGIN_PX = 300;

type Props = { script: string; element: SafeElement; children: ReactNode };

/**
 * Placeholder for a third-party script: an element with data attributes and no content of ours. The script loads when
 * the element comes near the viewport; a `wattle:widget` event on the element announces each one. Until it has loaded,
 * or when it fails, the shop's fallback shows.
 */
export function ProviderWidget({ script, element, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    if (!own.current) return undefined;
    const load = async () => {
      const reached = await loadProviderScript(script).then(
        () => true,
        () => false,
      );
      if (!reached || !own.current) return;
      // keep at least the height of the fallback
      setHeightPx(own.current.offsetHeight);
      place.current?.dispatchEvent(new CustomEvent('wattle:widget', { bubbles: true }));
    };
    return onceInView(own.current, load, MARGIN_PX);
  }, [script]);
  const { tag: _tag, children: _children, ...data } = element;
  return (
    <div className={styles.provided} style={heightPx === null ? undefined : { minHeight: heightPx }}>
      <div ref={place} {...data} {...NOT_OURS} />
      {heightPx === null && <div ref={own}>{children}</div>}
    </div>
  );
}

/** Keeps React out of its content. */
const NOT_OURS = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
