import { ShopLink } from '../../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { LegalArticle, LegalArticles } from './load-legal.ts';
import styles from './payment-step.module.css';

/** What paying means. It opens beside the checkout, so that nothing typed is lost. */
export function LegalLines({ legal: { terms, privacy } }: { legal: LegalArticles }) {
  return (
    <p className={styles.legal}>
      You pay once, even if you click twice or the page reloads. By paying you agree to the{' '}
      <Article article={terms} words="terms of sale" />. What we do with your details is in the{' '}
      <Article article={privacy} words="privacy policy" />.
    </p>
  );
}

function Article({ article, words }: { article: LegalArticle; words: string }) {
  return (
    <ShopLink className="link" to={`/${article.path}`} target="_blank">
      {words}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ShopLink>
  );
}
