import { useChangeListing } from '../listing-address-context.tsx';
import { withParams } from '../listing-query.ts';
import type { StarsSection } from '../view/listing-view.ts';
import { FacetGroup } from './facet-group.tsx';
import { OptionRow } from './option-row.tsx';
import { useRangeDraft } from './use-range-draft.ts';

/** Energy stars: nobody wants at most three of them, so there is only a lower end, in whole stars. */
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
      <ul>
        {facet.steps.map((stars) => (
          <li key={stars}>
            <OptionRow
              param={facet.minParam}
              value={String(stars)}
              count={null}
              checked={stars === from}
              onChange={(checked) =>
                change((now) => withParams(now, { [facet.minParam]: checked ? stars : null, [facet.maxParam]: null }))
              }
            >
              {stars} stars and more
            </OptionRow>
          </li>
        ))}
      </ul>
    </FacetGroup>
  );
}
