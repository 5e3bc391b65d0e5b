import type { BlockValues } from '@wattle/domain/content';
import { classNames } from '../../ui/class-names.ts';
import styles from './blocks.module.css';

type Look = Pick<BlockValues['heading'], 'center' | 'colourVariant' | 'section'>;

/** Classes for centred text, white on dark, or a section heading [D-2-61 D-2-85 D-2-86]. */
export function wordLook({ center, colourVariant, section }: Look): string {
  return classNames(
    styles.words,
    center && styles.center,
    colourVariant === 'light' && styles.light,
    section && styles.section,
  );
}
