import type { CSSProperties, ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

const TONES = { plain: undefined, sale: styles.sale, clear: styles.clear, hot: styles.hot, award: styles.award };

export type BadgeTone = keyof typeof TONES;
export type BadgeColours = { text: string; ground: string };

/** A short label on a picture. Red only for reduced prices; configured badges have their own colours. */
export function Badge({
  tone = 'plain',
  colours,
  children,
}: {
  tone?: BadgeTone;
  colours?: BadgeColours;
  children: ReactNode;
}) {
  const style: CSSProperties | undefined = colours && { color: colours.text, background: colours.ground };
  return (
    <span className={classNames(styles.badge, TONES[tone])} style={style}>
      {children}
    </span>
  );
}
