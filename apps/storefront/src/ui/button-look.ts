import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `action` is gold: the primary action of a screen. */
export type ButtonKind = 'action' | 'second' | 'tonal' | 'line' | 'plain';
export type ButtonSize = 'md' | 'lg' | 'card';
export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean };

/** Classes shared by buttons and links that look like buttons. */
export function buttonLook({ kind = 'action', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[kind], size !== 'md' && styles[size], wide && styles.wide, className);
}
