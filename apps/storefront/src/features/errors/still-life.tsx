import styles from './still-life.module.css';

type StillLifeProps = { ground: 'sage' | 'sky' | 'clay' | 'sand'; picture: string; width: string; left: string };

/** Decorative illustration. */
export function StillLife({ ground, picture, width, left }: StillLifeProps) {
  return (
    <div className={`${styles.still} ${styles[ground]}`} aria-hidden="true">
      <img src={picture} alt="" width="800" height="800" style={{ width, left }} />
    </div>
  );
}
