import { capitaliseFirst, type SearchableAttribute } from '@forecourt/domain';

/** What a search without a filter finds, where "any" before the filter's name is not English. */
const without: Readonly<Record<string, string>> = {
  doors: 'any number of doors',
  seats: 'any number of seats',
  owners: 'any number of owners',
  isAccidentDeclared: 'whether or not an accident was declared',
  nctExpiry: 'any time left on the test',
  listed: 'no matter when it was listed',
  cut: 'with or without a price cut',
  pictures: 'with or without pictures',
  film: 'with or without a video or 360° view',
  dealerRating: 'sellers with any rating or none',
  answersInADay: 'no matter how fast the seller replies',
  yearlyCost: 'any yearly cost',
};

/** `Any gearbox, not just automatic`, `With or without a price cut`. */
export function describeDropped(attribute: SearchableAttribute, condition: string): string {
  const said = unCapitalise(condition, attribute);
  if (attribute.key === 'features') return `With or without ${said}`;
  const own = without[attribute.key];
  if (own !== undefined) return capitaliseFirst(own);
  const name = attribute.label.toLowerCase();
  return `Any ${name}, not just ${withoutName(said, attribute)}`;
}

/** "Any battery, not just from 90 kWh" names the battery once. */
function withoutName(said: string, { label, says }: SearchableAttribute): string {
  const name = `${label.toLowerCase()} `;
  if (said.startsWith(name)) return said.slice(name.length);
  return says?.noun === label.toLowerCase() ? said.replace(` ${says.noun}`, '') : said;
}

/** Within a sentence. Names keep their capitals: `BMW`, `Cork`, `SUV`. */
export function unCapitalise(label: string, attribute?: SearchableAttribute): string {
  if (attribute && plainChoices.has(attribute.key))
    return label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return (attribute && !hasNames.has(attribute.key)) || /^(From|Under|Up|At|Within|Near|No)\b/.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}

/** Their options are words, not names. */
const plainChoices: ReadonlySet<string> = new Set([
  'body',
  'colour',
  'condition',
  'fuel',
  'interior',
  'transmission',
]);

/** Their conditions may begin with a name: `Ford`, `Cork`, `GTI`, `Isofix`. */
const hasNames: ReadonlySet<string> = new Set(['make', 'model', 'county', 'dealer', 'version', 'features']);
