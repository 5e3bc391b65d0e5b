import { spaceAcross, widestAcross } from '@wattle/domain/fit';
import * as listingWords from '@wattle/messages/listing';
import { useState } from 'react';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useChangeListing } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { SpaceSection } from '../view/listing-view.ts';
import { FacetGroup } from './facet-group.tsx';
import { RangeEnds } from './range-ends.tsx';
import styles from './range-facet.module.css';
import { RANGE_MESSAGES, readNumber } from './read-range.ts';
import { UnitField } from './unit-field.tsx';
import { useRangeDraft } from './use-range-draft.ts';

/** Filters by the width of the available space, because people measure the gap, not the fridge. */
export function SpaceFacet({ facet }: { facet: SpaceSection }) {
  const draft = useRangeDraft(facet);
  const chosen = draft.from !== null || draft.to !== null;
  return (
    <FacetGroup name={facet.minParam} heading={listingWords.widthOfYourSpace} expanded chosen={chosen ? 1 : 0}>
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

function SpaceForm({ facet, to }: { facet: SpaceSection; to: number | null }) {
  const { sideAirMm } = facet;
  const change = useChangeListing();
  const [typed, setTyped] = useState<Typed | null>(null);
  // typed text belongs to the address it was typed on; a new address replaces it
  const { text, isRefused } =
    typed?.over === to ? typed : { text: to === null ? '' : String(spaceAcross(to, sideAirMm)), isRefused: false };
  const problemId = `space-problem-${facet.minParam}`;
  const unit = facet.suffix.trim();
  const show = () => {
    const space = readNumber(text, '', facet.suffix);
    const widest = typeof space === 'number' ? widestAcross(space, sideAirMm) : space;
    if (widest === undefined || (widest !== null && widest <= 0)) return setTyped({ over: to, text, isRefused: true });
    setTyped(null);
    change((now) => withParams(now, { [facet.minParam]: null, [facet.maxParam]: widest }));
  };
  return (
    <>
      <p className={styles.hint}>{listingWords.airAdded(sideAirMm)}</p>
      <div className={styles.two}>
        <UnitField
          id={`space-${facet.minParam}`}
          label={listingWords.widthIn(unit)}
          labelHidden
          suffix={unit}
          inputMode="numeric"
          placeholder={String(spaceAcross(Math.ceil(facet.max), sideAirMm))}
          value={text}
          onChange={(event) => setTyped({ over: to, text: event.currentTarget.value, isRefused })}
          onKeyDown={(event) => event.key === 'Enter' && show()}
          problemId={isRefused ? problemId : undefined}
        />
        <button type="button" className={buttonLook({ kind: 'tonal', size: 'card' })} onClick={show}>
          {listingWords.showWhatFits}
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
