import {
  type Channel,
  counties,
  type Dealer,
  dealerListingPath,
  foldToKey,
  formatSearch,
  listingPath,
  listSettlements,
  nameOfModel,
  nameSlug,
  nameWords,
  parseNear,
  routingKeys,
  searchParameters,
  slugify,
} from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import { makeAliases } from '@forecourt/taxonomy';
import type { Candidate } from './suggestion.ts';

/** The default radius of a search in a town. */
const aroundTownKm = 30;
/** Smaller places are recognised when typed in full; as suggestions they would only get in the way. */
const fewestPeople = 300;

/** Both `land` and `rover` begin `Land Rover`. */
function keysOf(name: string): string[] {
  const words = nameWords(name);
  return words.map((_, first) => words.slice(first).join(''));
}

/** Other names of a make. */
const aliasKeys = new Map(
  [...Map.groupBy(makeAliases, ({ make }) => make)].map(([make, aliases]) => [
    make,
    aliases.filter(({ model }) => model === '').map(({ written }) => foldToKey(written)),
  ]),
);

/** Not counted yet, as the numbers change far more often than the names. */
export function makeCandidates(makes: readonly MakeOnSale[], channel: Channel): Candidate[] {
  return makes.map(({ make }) => ({
    keys: [...keysOf(make), ...(aliasKeys.get(make) ?? [])],
    weight: 0,
    suggestion: {
      kind: 'make',
      label: make,
      count: null,
      parameters: { make: [nameSlug(make)] },
      href: listingPath({ channel, make }),
    },
  }));
}

/** The same of all their models, one make after the other. */
export function modelCandidates(makes: readonly MakeOnSale[], channel: Channel): Candidate[] {
  return makes.flatMap(({ make, models }) =>
    models.map(({ model }) => ({
      keys: [
        foldToKey(model),
        ...keysOf(`${make} ${model}`),
        ...(aliasKeys.get(make) ?? []).map((alias) => alias + foldToKey(model)),
      ],
      weight: 0,
      suggestion: {
        kind: 'model' as const,
        label: nameOfModel(make, model),
        count: null,
        parameters: { make: [nameSlug(make)], model: [nameSlug(model)] },
        href: listingPath({ channel, make, model }),
      },
    })),
  );
}

export function placeCandidates(channel: Channel): Candidate[] {
  const inCounties = counties.map(({ name }) => ({
    keys: [foldToKey(name), foldToKey(`co ${name}`), foldToKey(`county ${name}`)],
    // A county is searched more often than any of its towns.
    weight: 10_000_000,
    suggestion: {
      kind: 'place' as const,
      label: `Co. ${name}`,
      count: null,
      parameters: { county: [slugify(name)] },
      href: listingPath({ channel, county: name }),
    },
  }));
  const inTowns = listSettlements().flatMap((settlement) => {
    if (settlement.population < fewestPeople) return [];
    const label = `${settlement.name}, Co. ${settlement.county}`;
    return [nearCandidate(channel, label, label, settlement.population, settlement.names.map(foldToKey))];
  });
  const inPostalAreas = routingKeys.map(({ key, town, county }) =>
    nearCandidate(channel, key, `${key}, ${town}, Co. ${county}`, 0, [foldToKey(key)]),
  );
  return [...inCounties, ...inTowns, ...inPostalAreas];
}

function nearCandidate(
  channel: Channel,
  name: string,
  label: string,
  weight: number,
  keys: string[],
): Candidate {
  const position = parseNear(name);
  const query = {
    channel,
    ...(position && { near: { ...position, name: position.name, radiusKm: aroundTownKm } }),
  };
  return {
    keys,
    weight,
    suggestion: {
      kind: 'place',
      label,
      count: null,
      parameters: searchParameters(query),
      href: formatSearch(query, 'search'),
    },
  };
}

export function dealerCandidates(dealers: readonly Dealer[], channel: Channel): Candidate[] {
  return dealers.map((dealer) => ({
    keys: keysOf(dealer.name),
    // Paying dealers are not offered first.
    weight: 0,
    suggestion: {
      kind: 'dealer',
      label: `${dealer.name}, ${dealer.place.town ?? `Co. ${dealer.place.county}`}`,
      count: null,
      parameters: { dealer: [dealer.id] },
      href: dealerListingPath(dealer, channel),
    },
  }));
}
