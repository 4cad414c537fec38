/** The address of a logo that lies among the photographs under this name. */
export function logoFileAddress(fileName: string): string {
  return `/media/logos/${fileName}/%d`;
}
