/** An address of the results: the screen around it reads the address and shows everything. */
export default function ResultsAddress() {
  return null;
}
