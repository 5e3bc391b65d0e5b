import type { ProductPage } from './product-page-data.ts';
import { specificationOf } from './specification.ts';
import styles from './specification-tables.module.css';

/** Everything that is known, in the groups of its family. */
export function SpecificationTables({ product, family }: ProductPage) {
  const groups = specificationOf(family, product.attributes);
  if (groups.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby="specifications">
      <h2 id="specifications">Specifications</h2>
      <div className={styles.tables}>
        {groups.map((group) => (
          <table key={group.name}>
            <caption>{group.name}</caption>
            <tbody>
              {group.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
