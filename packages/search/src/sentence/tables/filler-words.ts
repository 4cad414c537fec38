/** Words that say nothing about the vehicle: an advert need not contain them. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'a an the and or with for in of my me i im id ill ive we us our is are be it its this that these those has have having had ' +
    'want wants wanted wanting need needed looking look lookin find finding search searching buy buying get show see ' +
    'to at by on as from so but please pls thanks thank hi hello hey would something anything some any ' +
    'car cars vehicle vehicles motor motors automobile nice good decent lovely really very only just also preferably ideally ' +
    'maybe possibly ideal must should be can could do does gimme give sale selling sell around about near nearby ' +
    'reg priced price cost budget engine gearbox transmission colour color coloured fuel seller sellers ' +
    'ireland nationwide country anywhere somewhere if there what which who whats too well then than kind sort either ' +
    'family am ye yous lads folks hoping after thinking interested max maximum min minimum plus mileage per make model'
  ).split(' '),
);

/** Phrases that say nothing either. */
export const fillerPhrases: readonly string[] = [
  'would like',
  'id like',
  'would love',
  'id love',
  'i like',
  'near me',
  'close to me',
  'in ireland',
  'for sale',
  'looking for',
  'on the market',
  'in good condition',
  'does not matter',
  'any colour',
  'any make',
  'any fuel',
  'any model',
  'this week',
  'this month',
  // Nobody looks for an advert because it has none.
  'without pictures',
  'without photos',
  'no pictures',
  'no photos',
];
