import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'bad' | 'warn';
const icons: Record<NoticeTone, IconName> = { info: 'info', bad: 'alert', warn: 'alert' };
const TONES = { info: undefined, bad: styles.bad, warn: styles.warn };

/** A message for a part of the page, not for one field. `bad` is announced. */
export function Notice({ tone = 'info', icon, children }: { tone?: NoticeTone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, TONES[tone])} {...(tone === 'bad' ? { role: 'alert' } : {})}>
      <Icon name={icon ?? icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
