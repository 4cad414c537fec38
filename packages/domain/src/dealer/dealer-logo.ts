/** The address of a logo stored among the photos under this name. */
export function logoFileAddress(fileName: string): string {
  return `/media/logos/${fileName}/%d`;
}
