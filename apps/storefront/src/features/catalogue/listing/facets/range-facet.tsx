import type { RangeFields } from '../view/listing-view.ts';
import { FacetGroup } from './facet-group.tsx';
import { RangeEnds } from './range-ends.tsx';
import { RangeSlider } from './range-slider.tsx';
import { useRangeDraft } from './use-range-draft.ts';

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A numeric range: a slider for a rough choice, fields for exact values [D-9-18 D-9-24]. */
export function RangeFacet({ facet }: { facet: RangeFields }) {
  const draft = useRangeDraft(facet);
  const isSet = draft.from !== null || draft.to !== null;
  return (
    <FacetGroup
      name={facet.minParam}
      heading={facet.heading}
      expanded={facet.expanded || draft.problem !== null}
      chosen={isSet ? 1 : 0}
    >
      <RangeSlider
        facet={facet}
        from={draft.from}
        to={draft.to}
        onSlide={({ from = draft.from, to = draft.to }) => draft.edit({ from: textOf(from), to: textOf(to) })}
        onRelease={draft.commit}
      />
      <RangeEnds facet={facet} draft={draft} />
    </FacetGroup>
  );
}
