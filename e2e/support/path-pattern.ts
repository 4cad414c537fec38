const listingBase =
  /^(\/used-cars|\/commercials\/used|\/bikes\/used|(?:\/commercials|\/bikes)?\/search)(?=\/|$)/;
const directoryBase = /^((?:\/commercials|\/bikes)?\/dealers)(?=\/|$)/;
/** One name, or two, after a word that says what it names. */
const namedBase =
  /^(\/(?:stores|cars|car-reviews|used-car-guides|motoring-advice|articles|news|driver-tips|learner-drivers|roadtrips|ask-forecourt))(?=\/)/;

const fixedWords = new Set(['ireland', 'fpa', 'advert', 'name', 'make', 'map']);

/**
 * The address with every name of a make, a county, a dealer or an article masked: the pattern of one screen.
 */
export function pathPattern(path: string): string {
  const base = [listingBase, directoryBase, namedBase].map((each) => each.exec(path)?.[1]).find(Boolean);
  if (!base) return path;
  const rest = path.slice(base.length).split('/').slice(1);
  return [base, ...rest.map((segment) => (fixedWords.has(segment) ? segment : ':name'))].join('/');
}

/** With the names of the query's parameters, whatever their values. */
export function addressPattern({ pathname, searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())].sort();
  return names.length > 0 ? `${pathPattern(pathname)}?${names.join('&')}` : pathPattern(pathname);
}
