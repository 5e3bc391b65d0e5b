import * as searchWords from '@wattle/messages/search';
import type { MouseEvent } from 'react';
import { ShopLink } from '../../ui/shop-link.tsx';
import { type OptionGroup, RECENT_HEADING, type SearchOption } from './arrange-options.ts';
import styles from './option-column.module.css';
import { OptionContent } from './option-content.tsx';
import type { ActiveOption } from './use-active-option.ts';

type Shared = {
  active: ActiveOption;
  typed: string;
  isSlow: boolean;
  onChoose: (option: SearchOption, event: MouseEvent) => void;
};
type ColumnProps = Shared & { id: string; label: string; groups: readonly OptionGroup[] };

/** Grouped options. Each is a real link, so that it can open in a new tab. */
export function OptionColumn({ id, label, groups, ...shared }: ColumnProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ heading, options }) => (
        <div
          key={heading ?? options[0]?.kind}
          className={styles.group}
          data-own={heading === RECENT_HEADING || undefined}
        >
          {heading && (
            <p className={styles.heading} aria-hidden="true">
              {heading}
            </p>
          )}
          <div {...(heading && { role: 'group', 'aria-label': heading })}>
            {options.map((option) => (
              <Option key={option.key} option={option} {...shared} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Option({ option, active, typed, isSlow, onChoose }: Shared & { option: SearchOption }) {
  return (
    <ShopLink
      id={active.idOf(option)}
      role="option"
      aria-selected={option.key === active.key}
      {...(option.kind === 'recent' && { 'aria-description': searchWords.deleteHint })}
      tabIndex={-1}
      className={styles[option.kind]}
      to={option.to}
      onClick={(event) => onChoose(option, event)}
    >
      <OptionContent option={option} typed={typed} isSlow={isSlow} />
    </ShopLink>
  );
}
