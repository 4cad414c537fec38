import type { Advert } from '@forecourt/domain';

/** `Mallow, Co. Cork`. A town with the name of its county is not repeated. */
export function placeName({ town, county }: Advert['place']): string {
  return town && town !== county ? `${town}, Co. ${county}` : `Co. ${county}`;
}
