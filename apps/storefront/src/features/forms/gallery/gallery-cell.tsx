import type { ReactNode } from 'react';
import styles from './forms-gallery.module.css';

type Props = {
  title: string;
  /** What to look for. */
  about?: string;
  heading?: string;
  line?: string;
  children: ReactNode;
};

/** One example of the gallery, titled and in a panel. */
export function GalleryCell({ title, about, heading, line, children }: Props) {
  return (
    <section className={styles.cell} aria-label={title}>
      <h2>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      <div className={styles.panel}>
        {heading && <h3>{heading}</h3>}
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
    </section>
  );
}
