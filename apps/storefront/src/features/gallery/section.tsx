import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {note && <p className="hint">{note}</p>}
      <div className={styles.row}>{children}</div>
    </section>
  );
}
