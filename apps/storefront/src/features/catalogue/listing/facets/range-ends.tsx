import { groupDigits } from '@wattle/domain/numbers';
import * as listingWords from '@wattle/messages/listing';
import { Icon } from '../../../../ui/icon.tsx';
import type { RangeFields } from '../view/listing-view.ts';
import styles from './range-facet.module.css';
import { RANGE_MESSAGES } from './read-range.ts';
import { UnitField } from './unit-field.tsx';
import { useNativeChange } from './use-native-change.ts';
import type { RangeDraft } from './use-range-draft.ts';

/** Longer units do not fit in the field and show once, above. */
const UNIT_MAX = 3;

/** From and to fields. They apply on blur or Enter. */
export function RangeEnds({ facet, draft }: { facet: RangeFields; draft: RangeDraft }) {
  const problemId = `problem-${facet.minParam}`;
  const ref = useNativeChange<HTMLDivElement>(() => draft.commit());
  const unit = facet.suffix.trim();
  const { problem } = draft;
  const fields = [
    { end: 'from', label: listingWords.from, param: facet.minParam, edge: facet.min },
    { end: 'to', label: listingWords.to, param: facet.maxParam, edge: facet.max },
  ] as const;
  return (
    <>
      {unit.length > UNIT_MAX && <p className={styles.unit}>{listingWords.rangeIn(unit)}</p>}
      <div ref={ref} className={styles.two}>
        {fields.map(({ end, label, param, edge }) => (
          <UnitField
            key={end}
            id={`field-${param}`}
            name={param}
            label={label}
            aria-label={`${facet.heading} ${label}`}
            prefix={facet.prefix}
            suffix={unit.length > UNIT_MAX ? '' : unit}
            placeholder={groupDigits(edge)}
            value={draft.texts[end]}
            onChange={(event) => draft.edit({ [end]: event.currentTarget.value })}
            problemId={problem?.fields.includes(end) ? problemId : undefined}
          />
        ))}
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {problem && (
          <>
            <Icon name="alert" /> {RANGE_MESSAGES[problem.reason]}
          </>
        )}
      </p>
    </>
  );
}
