import { Form, useSubmit } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type ListingAddress, SORT_OPTIONS } from './listing-address.ts';
import styles from './sort-form.module.css';

/** A plain form: choosing is enough where there is a script, elsewhere there is a button. */
export function SortForm({ address }: { address: ListingAddress }) {
  const submit = useSubmit();
  return (
    <Form className={styles.form} method="get" preventScrollReset>
      {address.q !== '' && <input type="hidden" name="q" value={address.q} />}
      {address.filter && <input type="hidden" name={address.filter.param} value="true" />}
      <label className={styles.label} htmlFor="listing-sort">
        Sort by
      </label>
      <span className={styles.control}>
        <select
          // another address, another choice
          key={address.sort}
          id="listing-sort"
          name="sort"
          defaultValue={address.sort}
          className={styles.select}
          onChange={(event) => {
            const form = new FormData(event.currentTarget.form ?? undefined);
            if (form.get('sort') === 'recommended') form.delete('sort');
            submit(form, { method: 'get', preventScrollReset: true });
          }}
        >
          {SORT_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.arrow} />
      </span>
      <span className={styles.go}>
        <Button kind="tonal" size="card" type="submit">
          Sort
        </Button>
      </span>
    </Form>
  );
}
