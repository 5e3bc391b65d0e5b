import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `action` is gold: the primary action of a screen. */
const KINDS = {
  action: styles.action,
  second: styles.second,
  tonal: styles.tonal,
  line: styles.line,
  plain: styles.plain,
};
const SIZES = { md: undefined, lg: styles.lg, card: styles.card };

export type ButtonKind = keyof typeof KINDS;
export type ButtonSize = keyof typeof SIZES;
export type ButtonLook = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean };

/** Classes shared by buttons and links that look like buttons. */
export function buttonLook({ kind = 'action', size = 'md', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, KINDS[kind], SIZES[size], wide && styles.wide, className);
}
