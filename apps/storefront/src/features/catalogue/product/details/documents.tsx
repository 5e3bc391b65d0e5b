import { Icon } from '../../../../ui/icon.tsx';
import { ShopLink } from '../../../../ui/shop-link.tsx';
import type { ProductPage } from '../product-page-data.ts';
import { documentWords } from './document-words.ts';
import styles from './documents.module.css';

type Props = { documents: ProductPage['product']['documents'] };

/** What there is to read about it, with the kind and the size of each file. */
export function Documents({ documents }: Props) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents} aria-label="Documents">
      {documents.map((document) => (
        <li key={document.url}>
          <ShopLink to={document.url}>
            <Icon name="doc" />
            <span>
              <b>{document.name}</b> {documentWords(document)}
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
