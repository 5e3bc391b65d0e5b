import * as listingWords from '@wattle/messages/listing';
import { useChangeListing } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { StarsSection } from '../view/listing-view.ts';
import { FacetGroup } from './facet-group.tsx';
import { OptionRow } from './option-row.tsx';
import { useRangeDraft } from './use-range-draft.ts';

/** Energy stars, minimum only: nobody filters for at most three stars. */
export function StarsFacet({ facet }: { facet: StarsSection }) {
  const change = useChangeListing();
  const { from, to } = useRangeDraft(facet);
  return (
    <FacetGroup
      name={facet.minParam}
      heading={facet.heading}
      expanded={facet.expanded}
      chosen={from !== null || to !== null ? 1 : 0}
    >
      {facet.steps.map(({ stars, count }) => (
        <OptionRow
          key={stars}
          param={facet.minParam}
          value={String(stars)}
          count={count}
          checked={stars === from}
          onChange={(checked) =>
            change((now) => withParams(now, { [facet.minParam]: checked ? stars : null, [facet.maxParam]: null }))
          }
          label={listingWords.starsAndUp(stars)}
        />
      ))}
    </FacetGroup>
  );
}
