/** A results address: the surrounding screen reads it and shows everything. */
export default function ResultsAddress() {
  return null;
}
