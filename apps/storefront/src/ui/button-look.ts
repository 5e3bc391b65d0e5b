import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `action` is gold: the one thing that matters on a screen. */
export type ButtonKind = 'action' | 'second' | 'tonal' | 'line' | 'plain';
export type ButtonSize = 'md' | 'lg' | 'card';
export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean };

/** The classes that a button and a link that looks like one share. */
export function buttonLook({ kind = 'action', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[kind], size !== 'md' && styles[size], wide && styles.wide, className);
}
