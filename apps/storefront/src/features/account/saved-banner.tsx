import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';

/** Says what was saved: announced to screen readers and visible wherever the button was. */
export function SavedBanner({ words }: { words: string | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [words]);
  return (
    <div ref={place} role="status">
      {words !== null && (
        <p className={panel.saved}>
          <Icon name="check" />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}
