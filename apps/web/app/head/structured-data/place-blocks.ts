import { findCounty, type Place } from '@forecourt/domain';
import type { GeoCoordinatesLeaf, PostalAddressLeaf } from 'schema-dts';
import { stated } from './stated.ts';

/** `addressLines` and `eircode` only for a dealer, whose address is public; a private seller shows a town at most. */
export function addressBlock(
  place: Place,
  { addressLines = [], eircode = null }: { addressLines?: readonly string[]; eircode?: string | null } = {},
): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    ...stated({
      streetAddress: addressLines.length > 0 ? addressLines.join(', ') : null,
      addressLocality: place.town,
      addressRegion: `Co. ${place.county}`,
      postalCode: eircode,
    }),
    addressCountry: countryOf(place.county),
  };
}

export function geoBlock({ latitude, longitude }: Place): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function countryOf(county: string): 'IE' | 'GB' {
  return findCounty(county)?.jurisdiction === 'NI' ? 'GB' : 'IE';
}
