/** An address of the directory: the screen around it reads the address and shows everything. */
export default function DirectoryAddress() {
  return null;
}
