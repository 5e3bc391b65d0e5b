import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { nextTab } from './next-tab.ts';
import styles from './tabs.module.css';

export type Tab = { id: string; label: ReactNode; content: ReactNode };

/** Arrow keys move between tabs, Home and End to the ends. Without JavaScript all panels show. */
export function Tabs({ label, tabs, initial }: { label: string; tabs: readonly Tab[]; initial?: string }) {
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[nextTab(event.key, at, tabs.length)];
    if (!next || next.id === chosen) return;
    event.preventDefault();
    setChosen(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={onKey}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${prefix}-tab-${id}`}
            className={styles.tab}
            aria-selected={id === chosen}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          className={id === chosen ? styles.panel : styles.away}
          aria-labelledby={`${prefix}-tab-${id}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
