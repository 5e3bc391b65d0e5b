export default function DevFault() {
  return null;
}
