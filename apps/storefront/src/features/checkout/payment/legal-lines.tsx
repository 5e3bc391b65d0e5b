import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { LegalArticle, LegalArticles } from './load-legal.ts';
import styles from './payment-step.module.css';

/** Terms and privacy links. They open beside the checkout, so that typed input is kept. */
export function LegalLines({ legal: { terms, privacy } }: { legal: LegalArticles }) {
  return (
    <p className={styles.legal}>
      {checkoutWords.payOnceAndAgree}
      <Article article={terms} words={checkoutWords.termsOfSale} />
      {checkoutWords.privacyIsIn}
      <Article article={privacy} words={checkoutWords.privacyPolicy} />.
    </p>
  );
}

function Article({ article, words }: { article: LegalArticle; words: string }) {
  return (
    <ShopLink className="link" to={`/${article.path}`} target="_blank">
      {words}
      <VisuallyHidden>{commonWords.opensInANewTab}</VisuallyHidden>
    </ShopLink>
  );
}
