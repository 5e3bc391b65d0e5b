import { unreachable } from '@wattle/domain/results';
import * as listingWords from '@wattle/messages/listing';
import { memo } from 'react';
import { KeptMarkup } from '../../../../page/kept-markup.tsx';
import { buttonLook } from '../../../../ui/button-look.ts';
import { ListingAddressProvider, useListingAddress } from '../listing-address-context.tsx';
import { hasAllFacets, LISTING_FORM } from '../listing-form.ts';
import type { FacetSection, ListingView } from '../view/listing-view.ts';
import styles from './facet-form.module.css';
import { FacetGroup } from './facet-group.tsx';
import { OptionFacet } from './option-facet.tsx';
import { RangeFacet } from './range-facet.tsx';
import { SpaceFacet } from './space-facet.tsx';
import { StarsFacet } from './stars-facet.tsx';
import { ToggleList } from './toggle-list.tsx';
import { useChosen } from './use-chosen.ts';

type Props = Pick<ListingView, 'sections' | 'carried' | 'base'>;

/** All facets in one plain form. With JavaScript each change applies at once; without it there is a button. */
export const FacetForm = memo(function FacetForm({ sections, carried, base }: Props) {
  const { pathname, search } = useListingAddress();
  return (
    <>
      {/* beside the form, whose content is the same for all addresses that carry something else */}
      {carried.map(({ param, value }) => (
        <input key={`${param} ${value}`} type="hidden" form={LISTING_FORM} name={param} value={value} />
      ))}
      <KeptMarkup
        as="form"
        id={LISTING_FORM}
        className={styles.form}
        method="get"
        action={pathname}
        onSubmit={(event) => event.preventDefault()}
        by={sections}
        also={hasAllFacets(search) ? 'whole' : ''}
        around={(content) => <ListingAddressProvider base={base}>{content}</ListingAddressProvider>}
      >
        {sections.map((section) => (
          <Section key={keyOf(section)} section={section} />
        ))}
        <p className={styles.go}>
          <button type="submit" className={buttonLook({ kind: 'second', wide: true })}>
            {listingWords.showResults}
          </button>
        </p>
      </KeptMarkup>
    </>
  );
});

function keyOf(section: FacetSection): string {
  switch (section.kind) {
    case 'options':
      return section.param;
    case 'features':
    case 'toggles':
      return section.kind;
    default:
      return section.minParam;
  }
}

function Section({ section }: { section: FacetSection }) {
  const isChosen = useChosen();
  switch (section.kind) {
    case 'options':
      return <OptionFacet facet={section} />;
    case 'range':
      return <RangeFacet facet={section} />;
    case 'space':
      return <SpaceFacet facet={section} />;
    case 'stars':
      return <StarsFacet facet={section} />;
    case 'features': {
      const chosen = section.facets.filter((facet) => isChosen(facet.param, 'true', facet.chosen)).length;
      return (
        <FacetGroup name="features" heading={listingWords.features} expanded={false} chosen={chosen}>
          <ToggleList facets={section.facets} />
        </FacetGroup>
      );
    }
    case 'toggles':
      return (
        <div className={styles.toggles}>
          <ToggleList facets={section.facets} />
        </div>
      );
    default:
      return unreachable(section);
  }
}
