import type { CallValue } from '@wattle/contract';
import { pageLink } from '@wattle/domain';
import type { ReactNode } from 'react';
import { artFit } from '../../page/art-fit.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './article-screen.module.css';
import type { ContentsEntry } from './contents-of.ts';

export type ArticlePage = CallValue<'findArticleByPath'>;

type Props = {
  article: Omit<ArticlePage['article'], 'body'>;
  parent: { name: string; path: string } | null;
  contents: readonly ContentsEntry[];
  /** The body, already rendered from its blocks. */
  children: ReactNode;
  childArticles: ArticlePage['children'];
};

const CONTENTS_MIN = 3;

export function ArticleScreen({ article, parent, contents, children, childArticles }: Props) {
  const crumbs: Crumb[] = [
    { label: 'Home', to: '/' },
    ...(parent ? [{ label: parent.name, to: pageLink(parent.path) }] : []),
    { label: article.name },
  ];
  const hasContents = contents.length >= CONTENTS_MIN;
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <ArticleHead article={article} />
      <div className={hasContents ? styles.grid : styles.plain}>
        {hasContents && <Contents entries={contents} />}
        <div className={styles.prose}>{children}</div>
      </div>
      <ChildArticles articles={childArticles} />
    </div>
  );
}

function ArticleHead({ article }: Pick<Props, 'article'>) {
  return (
    <header className={article.heroImage ? styles.head : styles.headAlone}>
      <div>
        <p className={styles.kicker}>{article.kicker}</p>
        <h1>{article.name}</h1>
        <p className={styles.lead}>{article.summary}</p>
        {article.updatedAt > 0 && <p className={styles.by}>Checked {formatDate(article.updatedAt)}</p>}
      </div>
      {article.heroImage && (
        <div className={styles.art}>
          <ImageTile
            image={{ ...article.heroImage, alt: '' }}
            set="content"
            sizes="(min-width: 1024px) 52vw, 100vw"
            ratio="720 / 460"
            fit={artFit(article.heroImage)}
            priority
          />
        </div>
      )}
    </header>
  );
}

const date = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', dateStyle: 'long' });
const formatDate = (seconds: number): string => date.format(seconds * 1000);

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChildArticles({ articles }: { articles: ArticlePage['children'] }) {
  if (articles.length === 0) return null;
  return (
    <ul className={styles.children}>
      {articles.map((child) => (
        <li key={child.id} className={styles.child}>
          <div className={styles.thumb}>
            <ImageTile
              image={child.heroImage && { ...child.heroImage, alt: '' }}
              set="content"
              sizes="(min-width: 768px) 30vw, 92vw"
              ratio="16 / 10"
              fit={artFit(child.heroImage)}
            />
          </div>
          <p className={styles.kicker}>{child.kicker}</p>
          <h2>
            <ShopLink to={pageLink(child.path)}>{child.name}</ShopLink>
          </h2>
          <p className={styles.summary}>{child.summary}</p>
        </li>
      ))}
    </ul>
  );
}
