import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepCampaign } from './visit-campaign.ts';

/** Notes each page that is opened without a reload, so that the visit goes on [C-2-46]. */
export function FollowVisit() {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same query is a page too
  useEffect(() => keepCampaign(search), [pathname, search]);
  return null;
}
