import { keepCampaign } from './visit-campaign.ts';

// loaded by visits with a campaign: reads what entry.client.tsx stored, then follows each page [C-2-46]
const landed = sessionStorage.getItem('landed');
if (landed) keepCampaign(landed);
sessionStorage.removeItem('landed');
keepCampaign(location.search);

type Navigating = { readonly navigation?: EventTarget };
// without the Navigation API, only full page loads extend the visit
(window as Navigating).navigation?.addEventListener('navigatesuccess', () => keepCampaign(location.search));
