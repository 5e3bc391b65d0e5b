import { useListingAddress } from '../listing-address-context.tsx';

/** Whether an option is selected: as in the current list, or as requested while a new list loads. */
export function useChosen(): (param: string, value: string, chosen: boolean) => boolean {
  const { search, isWaiting } = useListingAddress();
  const asked = isWaiting ? new URLSearchParams(search) : null;
  return (param, value, chosen) => (asked ? asked.getAll(param).includes(value) : chosen);
}
