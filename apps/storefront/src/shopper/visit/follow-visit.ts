import { keepCampaign } from './visit-campaign.ts';

// loaded by a visit with a campaign: takes in what entry.client.tsx put aside, and each page from now on [C-2-46]
const landed = sessionStorage.getItem('landed');
if (landed) keepCampaign(landed);
sessionStorage.removeItem('landed');
keepCampaign(location.search);

type Navigating = { readonly navigation?: EventTarget };
// where a browser does not tell of pages that open without a load, those that load keep the visit going
(window as Navigating).navigation?.addEventListener('navigatesuccess', () => keepCampaign(location.search));
