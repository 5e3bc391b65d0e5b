import * as uiWords from '@wattle/messages/ui';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';
import { ShopLink } from './shop-link.tsx';

export type Crumb = { label: string; to?: string | undefined };

/** The path from the home page; the last item is this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label={uiWords.breadcrumb}>
      <ol className="scroll-x">
        {items.map((item, index) => (
          <li key={item.to ?? item.label}>
            {index > 0 && <Icon name="right" className={styles.sep} />}
            {item.to && index < items.length - 1 ? (
              <ShopLink to={item.to}>{item.label}</ShopLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
