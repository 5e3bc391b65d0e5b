import { useId, useState } from 'react';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useChangeListing } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { RangeFields } from '../view/listing-view.ts';
import { BREATHING_MM } from './breathing-room.ts';
import { FacetGroup } from './facet-group.tsx';
import { RangeEnds } from './range-ends.tsx';
import styles from './range-facet.module.css';
import { RANGE_MESSAGES, readNumber } from './read-range.ts';
import { UnitField } from './unit-field.tsx';
import { useRangeDraft } from './use-range-draft.ts';

/** The width of the place it has to go into, instead of its own: people measure the hole, not the fridge. */
export function SpaceFacet({ facet }: { facet: RangeFields }) {
  const draft = useRangeDraft(facet);
  const chosen = draft.from !== null || draft.to !== null;
  return (
    <FacetGroup name={facet.minParam} heading="Width of your space" expanded chosen={chosen ? 1 : 0}>
      <div className={styles.scripted}>
        <SpaceForm facet={facet} to={draft.to} />
      </div>
      <div className={styles.plain}>
        <RangeEnds facet={facet} draft={draft} />
      </div>
    </FacetGroup>
  );
}

type Typed = { readonly over: number | null; readonly text: string; readonly isRefused: boolean };

const spaceFor = (width: number | null): string => (width === null ? '' : String(width + BREATHING_MM));

function SpaceForm({ facet, to }: { facet: RangeFields; to: number | null }) {
  const change = useChangeListing();
  const [typed, setTyped] = useState<Typed | null>(null);
  // what was typed belongs to the width it was typed over: another address brings its own
  const { text, isRefused } = typed?.over === to ? typed : { text: spaceFor(to), isRefused: false };
  const problemId = useId();
  const unit = facet.suffix.trim();
  const show = () => {
    const space = readNumber(text, '', facet.suffix);
    const isWrong = space === undefined || (space !== null && space <= BREATHING_MM);
    if (isWrong) return setTyped({ over: to, text, isRefused: true });
    setTyped(null);
    const widest = space === null ? null : space - BREATHING_MM;
    change((now) => withParams(now, { [facet.minParam]: null, [facet.maxParam]: widest }));
  };
  return (
    <>
      <p className={styles.hint}>We add the {BREATHING_MM} mm it needs to breathe.</p>
      <div className={styles.two}>
        <UnitField
          label={`Width in ${unit}`}
          labelHidden
          suffix={unit}
          inputMode="numeric"
          placeholder={String(Math.ceil(facet.max) + BREATHING_MM)}
          value={text}
          onChange={(event) => setTyped({ over: to, text: event.currentTarget.value, isRefused })}
          onKeyDown={(event) => event.key === 'Enter' && show()}
          problemId={isRefused ? problemId : undefined}
        />
        <button type="button" className={buttonLook({ kind: 'tonal', size: 'card' })} onClick={show}>
          Show what fits
        </button>
      </div>
      <p id={problemId} className={styles.problem} role="alert">
        {isRefused && (
          <>
            <Icon name="alert" /> {RANGE_MESSAGES.NOT_A_NUMBER}
          </>
        )}
      </p>
    </>
  );
}
