import { pageLink } from '@wattle/domain/links';
import * as contentWords from '@wattle/messages/content';
import { artFit } from '../../page/art-fit.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './article-parts.module.css';
import type { ArticleView, ChildArticle, Day } from './article-view.ts';
import type { ContentsEntry } from './contents-of.ts';

/** Non-interactive parts of an article page; `part` selects one. */
export default function ArticlePart({ part, view }: { part: 'top' | 'contents' | 'children'; view: ArticleView }) {
  if (part === 'contents') return <Contents entries={view.contents} />;
  if (part === 'children') return <Children articles={view.children} />;
  return (
    <>
      <Breadcrumbs items={view.crumbs} />
      <Head view={view} />
    </>
  );
}

function Head({ view }: { view: ArticleView }) {
  const { heroImage } = view;
  return (
    <header className={heroImage ? styles.head : styles.headAlone}>
      <div>
        {view.kicker !== '' && <p className={styles.kicker}>{view.kicker}</p>}
        <h1>{view.name}</h1>
        {view.summary !== '' && <p className={styles.lead}>{view.summary}</p>}
        <p className={styles.by}>
          {view.minutes !== null && (
            <span>
              {view.minutes}
              {contentWords.minRead}
            </span>
          )}
          <OnDay what="Checked" day={view.checked} />
          <OnDay what="Published" day={view.published} />
        </p>
      </div>
      {heroImage && (
        <div className={styles.art}>
          <ImageTile
            image={{ ...heroImage, alt: '' }}
            set="content"
            sizes="(min-width: 1024px) 52vw, 100vw"
            ratio="720 / 460"
            fit={artFit(heroImage)}
            priority
          />
        </div>
      )}
    </header>
  );
}

function OnDay({ what, day }: { what: string; day: Day | null }) {
  if (!day) return null;
  return (
    <span>
      {what} <time dateTime={day.date}>{day.words}</time>
    </span>
  );
}

const CONTENTS = contentWords.onThisPage;

/** Table of contents: beside the text with the current section marked on wide screens, collapsible on small ones. */
function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-labelledby="contents">
        <h2 id="contents">{CONTENTS}</h2>
        {list}
      </nav>
      <nav className={styles.above} aria-label={CONTENTS}>
        <details>
          <summary>
            {CONTENTS}
            <Icon name="down" />
          </summary>
          {list}
        </details>
      </nav>
    </>
  );
}

/** Shows pictures only when every child has one; otherwise there would be gaps. */
function Children({ articles }: { articles: readonly ChildArticle[] }) {
  const hasPictures = articles.every(({ heroImage }) => heroImage !== null);
  return (
    <ul className={styles.children}>
      {articles.map((child) => (
        <li key={child.id} className={hasPictures ? styles.child : styles.card}>
          {hasPictures && (
            <div className={styles.thumb}>
              <ImageTile
                image={child.heroImage && { ...child.heroImage, alt: '' }}
                set="content"
                sizes="(min-width: 768px) 30vw, 92vw"
                ratio="16 / 10"
                fit={artFit(child.heroImage)}
              />
            </div>
          )}
          <div>
            {child.kicker !== '' && <p className={styles.kicker}>{child.kicker}</p>}
            <h2>
              <ShopLink to={pageLink(child.path)}>{child.name}</ShopLink>
            </h2>
            <p className={styles.summary}>{child.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
