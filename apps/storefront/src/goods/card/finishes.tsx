import type { VariantNames } from '@wattle/domain/catalogue';
import { alsoIn, comesIn, inOne } from '@wattle/messages/card';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { finishSwatch } from './finish-swatch.ts';
import styles from './finishes.module.css';

/** More dots are a row of beads. */
const DOTS_MAX = 5;

/**
 * What a product comes in, and which of it the card adds: dots where all have a colour, words for sizes and the rest. They
 * are chosen on the product's page.
 */
export function Finishes({ names: { kind, own, all } }: { names: VariantNames }) {
  const colours = all.flatMap((name) => finishSwatch(kind, name) ?? []);
  const hasDots = colours.length === all.length;
  return (
    <p className={styles.finishes}>
      <VisuallyHidden>{comesIn(all)} </VisuallyHidden>
      {hasDots && (
        <span className={styles.dots} aria-hidden="true">
          {colours.slice(0, DOTS_MAX).map((background, index) => (
            <i key={all[index]} style={{ background }} />
          ))}
          {colours.length > DOTS_MAX && `+${colours.length - DOTS_MAX}`}
        </span>
      )}
      <span>{inOne(own)}</span>
      {!hasDots && <span aria-hidden="true">{alsoIn(all.filter((name) => name !== own))}</span>}
    </p>
  );
}
