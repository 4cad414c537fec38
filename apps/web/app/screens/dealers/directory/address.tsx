/** A directory address: the surrounding screen reads it and shows everything. */
export default function DirectoryAddress() {
  return null;
}
