import * as fitWords from '@wattle/messages/fit';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { ImageTile } from '../../../../ui/image-tile.tsx';
import styles from './fit-check.module.css';
import type { FitView, TypedSpace } from './fit-view.ts';

/** Loaded once the shopper types a size. */
const FitVerdict = lazy(() => import('./fit-verdict.tsx'));

const FIELDS = [
  ['width', 'Width'],
  ['height', 'Height'],
  ['depth', 'Depth'],
] as const;

/** Checks whether the product fits a measured space. Without JavaScript the page is requested again. */
export default function FitCheck({ fit }: { fit: FitView }) {
  const [typed, setTyped] = useState<TypedSpace | null>(fit.typed);
  const read = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const text = (side: string) => String(form.get(side) ?? '');
    setTyped({ width: text('width'), height: text('height'), depth: text('depth') });
  };
  const needed = <p className={styles.needed}>{fit.needed}</p>;
  return (
    <section id="fit" className="wrap section" aria-labelledby="will-it-fit">
      <div className={styles.panel}>
        {fit.drawing && (
          <ImageTile
            image={fit.drawing}
            sizes="(min-width: 640px) 520px, 92vw"
            ratio="auto"
            className={styles.drawing}
          />
        )}
        <div className={styles.question}>
          <h2 id="will-it-fit">{fitWords.willItFit}</h2>
          <p>{fit.intro}</p>
          <form className={styles.space} action="#fit" onInput={read}>
            {FIELDS.map(([side, label]) => (
              <label key={side}>
                {label}
                <span>
                  <input name={side} inputMode="numeric" autoComplete="off" defaultValue={fit.typed?.[side]} />
                  <small>{fitWords.millimetres}</small>
                </span>
              </label>
            ))}
            <noscript>
              <button type="submit">{fitWords.check}</button>
            </noscript>
          </form>
          <div role="status" className={styles.answer}>
            {typed ? (
              <Suspense fallback={needed}>
                <FitVerdict needs={fit.needs} typed={typed} otherwise={needed} />
              </Suspense>
            ) : (
              needed
            )}
          </div>
          {fit.doorway && <p className="hint">{fit.doorway}</p>}
        </div>
      </div>
    </section>
  );
}
