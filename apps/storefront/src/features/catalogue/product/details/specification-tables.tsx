import type { SpecificationGroup } from './specification-of.ts';
import styles from './specification-tables.module.css';

/** Specification tables, one per group. */
export function SpecificationTables({ groups }: { groups: readonly SpecificationGroup[] }) {
  return (
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
  );
}
