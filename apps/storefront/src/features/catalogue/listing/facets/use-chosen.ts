import { useListingAddress } from '../listing-address-context.tsx';

/** Whether a choice is made: as the list says, or, while another list is on its way, as it was asked for. */
export function useChosen(): (param: string, value: string, chosen: boolean) => boolean {
  const { search, isWaiting } = useListingAddress();
  const asked = isWaiting ? new URLSearchParams(search) : null;
  return (param, value, chosen) => (asked ? asked.getAll(param).includes(value) : chosen);
}
