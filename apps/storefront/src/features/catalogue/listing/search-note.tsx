import * as commonWords from '@wattle/messages/common';
import * as resultWords from '@wattle/messages/search-results';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './search-note.module.css';
import type { SearchNote as Note } from './view/present-search.ts';

/** What the shop understood of a search, above its results. */
export function SearchNote({ note }: { note: Note }) {
  const { instead, offers, intro } = note;
  return (
    <div className={styles.note}>
      {instead && (
        <p className={styles.line} role="status">
          {resultWords.searchInsteadFor}{' '}
          <ShopLink className="link" to={instead.to}>
            {instead.label}
          </ShopLink>
        </p>
      )}
      {intro && <p className={styles.line}>{intro}</p>}
      {offers.length > 0 && (
        <p className={styles.offers}>
          {commonWords.didYouMean}
          {offers.map(({ label, to, count }) => (
            <ShopLink key={to} className={styles.offer} to={to}>
              {label} <small>{count}</small>
            </ShopLink>
          ))}
        </p>
      )}
      <Help note={note} />
      <ReadAs note={note} />
    </div>
  );
}

function Help({ note: { help } }: { note: Note }) {
  if (help.length === 0) return null;
  return (
    <section className={styles.help} aria-label={resultWords.help}>
      {help.map(({ label, to, kicker, summary, steps }) => (
        <article key={to} className={styles.answer}>
          <p className={styles.kicker}>
            <Icon name="doc" /> {kicker}
          </p>
          <h2>
            <ShopLink to={to}>{label}</ShopLink>
          </h2>
          <p>{summary}</p>
          {steps && (
            <>
              <h3>{steps.heading}</h3>
              <ol className={styles.steps}>
                {steps.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <ShopLink className="link" to={to}>
                {resultWords.wholeArticle}
              </ShopLink>
            </>
          )}
        </article>
      ))}
    </section>
  );
}

function ReadAs({ note: { pills, clearTo, unused } }: { note: Note }) {
  if (pills.length === 0 && !unused) return null;
  return (
    <section className={styles.read} aria-label={resultWords.readAs}>
      {pills.length > 0 && (
        <>
          <p>{resultWords.readAs}</p>
          <ul>
            {pills.map(({ label, to }) => (
              <li key={to}>
                <ShopLink className={styles.pill} to={to} aria-label={`${commonWords.remove} ${label}`}>
                  {label} <Icon name="close" />
                </ShopLink>
              </li>
            ))}
            <li>
              <ShopLink className={styles.clear} to={clearTo}>
                {commonWords.clearAll}
              </ShopLink>
            </li>
          </ul>
        </>
      )}
      {unused && (
        <p className={styles.unused}>
          <Icon name="info" />
          <span>
            {resultWords.notUsed} <b>{unused.words.join(', ')}</b>. {unused.why}
          </span>
          <ShopLink className="link" to={unused.exactTo}>
            {resultWords.exactWords}
          </ShopLink>
        </p>
      )}
    </section>
  );
}
