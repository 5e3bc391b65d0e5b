import * as productDetailsWords from '@wattle/messages/product-details';
import { documentWords } from '@wattle/messages/product-state';
import { Icon } from '../../../../ui/icon.tsx';
import { ShopLink } from '../../../../ui/shop-link.tsx';
import type { ProductPage } from '../product-page-data.ts';
import styles from './documents.module.css';

type Props = { documents: ProductPage['product']['documents'] };

/** Downloads with file type and size. */
export function Documents({ documents }: Props) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.documents} aria-label={productDetailsWords.documents}>
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
