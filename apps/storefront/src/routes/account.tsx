/** Never shown: this address redirects to the dashboard. */
export default function Account() {
  return null;
}
