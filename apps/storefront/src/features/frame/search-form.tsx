import { Form, useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './search-form.module.css';

const LABEL = 'Search products, brands and help';

/** Always there. A plain form: it works before the page has come alive, and without a script. */
export function SearchForm() {
  const { pathname, search } = useLocation();
  const words = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  return (
    <Form className={styles.search} role="search" action="/search" method="get">
      <label className="sr-only" htmlFor="site-search">
        {LABEL}
      </label>
      <button className={styles.go} type="submit" aria-label="Search">
        <Icon name="search" />
      </button>
      <input
        // what was searched for stays in the field; another search brings another field
        key={words}
        id="site-search"
        className={styles.field}
        type="search"
        name="q"
        defaultValue={words}
        placeholder={LABEL}
        autoComplete="off"
        maxLength={200}
        required
      />
    </Form>
  );
}
