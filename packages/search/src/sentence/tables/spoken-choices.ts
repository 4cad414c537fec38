import type { Channel } from '@forecourt/domain';

/**
 * What people call a choice, besides its own name and the words that feeds send. Several values if a word
 * covers several. With `channel`, only there.
 */
export interface ChoiceWord {
  key: string;
  values: readonly string[];
  /** Separated by `|`. */
  said: string;
  channel?: Channel;
}

export const choiceWords: readonly ChoiceWord[] = [
  {
    key: 'fuel',
    values: ['Diesel'],
    said: 'tdi|cdi|dci|hdi|bluehdi|blue hdi|crdi|tdci|d4d|cdti|jtd|multijet|bluetec|ecoblue|oil burner|derv|dsl|diesels|diesal',
  },
  {
    key: 'fuel',
    values: ['Petrol'],
    said: 'tsi|tfsi|fsi|vti|vvti|mpi|ecoboost|puretech|tce|gdi|petrols|gasoline',
  },
  {
    key: 'fuel',
    values: ['Petrol Hybrid', 'Diesel Hybrid'],
    said: 'hybrid|hybrids|hev|self charging|self charging hybrid|mild hybrid|full hybrid',
  },
  {
    key: 'fuel',
    values: ['Petrol Plug-in Hybrid', 'Diesel Plug-in Hybrid'],
    said: 'phev|phevs|plug in|plugin|plug in hybrid|plug in hybrids|plugin hybrid|gte|tfsi e',
  },
  {
    key: 'fuel',
    values: ['Electric'],
    said: 'ev|evs|bev|leccy|lecky|fully electric|full electric|all electric|pure electric|battery electric|electric car|electric',
  },
  {
    key: 'transmission',
    values: ['Automatic'],
    said: 'auto|autos|automatics|dsg|cvt|tiptronic|s tronic|powershift|auto gearbox|auto box|automatic box',
  },
  { key: 'transmission', values: ['Manual'], said: 'stick|manuals|manual box|stick shift' },
  {
    key: 'drivetrain',
    values: ['All-wheel drive'],
    said: '4x4|4x4s|4wd|awd|four wheel drive|4 wheel drive|all wheel drive|quattro|xdrive|4motion|4matic|four by four|4 by 4|allgrip',
  },
  { key: 'drivetrain', values: ['Rear-wheel drive'], said: 'rwd|rear wheel drive|rear drive|rear wheel' },
  { key: 'drivetrain', values: ['Front-wheel drive'], said: 'fwd|front wheel drive|front wheel' },
  {
    key: 'interior',
    values: ['Leather'],
    said: 'leather|full leather|leather seats|leather interior|leather upholstery|leather trim|full leather interior|full leather seats',
  },
  {
    key: 'interior',
    values: ['Half leather'],
    said: 'half leather|part leather|half leather seats|half leather interior|part leather seats',
  },
  { key: 'interior', values: ['Alcantara'], said: 'alcantara seats|alcantara interior|suede|suede seats' },
  {
    key: 'interior',
    values: ['Cloth'],
    said: 'cloth seats|cloth interior|fabric seats|fabric interior|cloth upholstery',
  },
  {
    key: 'interior',
    values: ['Synthetic leather'],
    said: 'vegan leather|faux leather|leatherette|artificial leather|leatherette seats',
  },
  { key: 'condition', values: ['New'], said: 'brand new|unregistered' },
  { key: 'condition', values: ['Demonstrator'], said: 'demo|ex demo|demos|ex demonstrator' },
  { key: 'condition', values: ['Used'], said: 'second hand|2nd hand|pre owned|preowned|used' },
  { key: 'colour', values: ['Grey'], said: 'gray|gun metal|gunmetal|charcoal' },
  { key: 'colour', values: ['Maroon'], said: 'burgundy|wine' },
  { key: 'colour', values: ['Blue'], said: 'navy|navy blue|dark blue|light blue' },
  {
    key: 'body',
    values: ['SUV'],
    said: 'jeep|jeeps|crossover|crossovers|suvs|off roader|offroader',
    channel: 'Car',
  },
  {
    key: 'body',
    values: ['MPV'],
    said: 'people carrier|people carriers|people mover|minivan|mini van|mpvs',
    channel: 'Car',
  },
  {
    key: 'body',
    values: ['Estate'],
    said: 'touring|avant|sports tourer|sport tourer|tourer|combi|sw|station wagon|wagon|sportbrake|shooting brake',
    channel: 'Car',
  },
  { key: 'body', values: ['Saloon'], said: 'sedan|sedans', channel: 'Car' },
  // The use of a car: no advert states it, and its body comes closest. The page shows how it was read.
  {
    key: 'body',
    values: ['Estate', 'MPV', 'SUV'],
    said: 'family car|family cars|family motor|family wagon|family vehicle|family bus',
    channel: 'Car',
  },
  {
    key: 'body',
    values: ['Hatchback'],
    said: 'first car|1st car|starter car|learner car|city car|city cars|town car|small car|small cars|little car|runabout|run about|runaround|run around',
    channel: 'Car',
  },
  { key: 'body', values: ['Hatchback'], said: 'hatch|hatches|hatch back', channel: 'Car' },
  {
    key: 'body',
    values: ['Convertible'],
    said: 'cabrio|cabriolet|drop top|droptop|soft top|softtop|roadster|convertable|ragtop',
    channel: 'Car',
  },
  {
    key: 'body',
    values: ['Commercial SUV'],
    said: 'suv|jeep|jeeps|suvs|crossover|commercial jeep|jeep commercial|2 seater jeep',
    channel: 'Commercial',
  },
  { key: 'body', values: ['Crew Van'], said: 'crew cab van|crewcab van|crew vans', channel: 'Commercial' },
  { key: 'body', values: ['Minibus'], said: 'mini bus|minibuses|minibusses', channel: 'Commercial' },
  {
    key: 'body',
    values: ['Motorhome / Camper'],
    said: 'camper van|campervan|campervans|camper vans|motor home|campers|motorhomes',
    channel: 'Commercial',
  },
  {
    key: 'body',
    values: ['Luton / Box'],
    said: 'box van|luton van|box body|box vans',
    channel: 'Commercial',
  },
  {
    key: 'body',
    values: ['Refrigerated'],
    said: 'fridge van|refrigerated van|freezer van|fridge',
    channel: 'Commercial',
  },
  {
    key: 'body',
    values: ['Recovery / Beavertail'],
    said: 'recovery truck|car transporter|beaver tail',
    channel: 'Commercial',
  },
  { key: 'body', values: ['Rigid Truck'], said: 'rigid|rigid lorry', channel: 'Commercial' },
  { key: 'body', values: ['Tractor Unit'], said: 'artic|tractor unit|artic unit', channel: 'Commercial' },
  { key: 'body', values: ['Curtainsider'], said: 'curtain sider|curtain side', channel: 'Commercial' },
  { key: 'body', values: ['Pick-up'], said: 'pickup|pick up|pickups|pick ups|pickup truck|pick up truck' },
  {
    key: 'body',
    values: ['Sports'],
    said: 'sports bike|sport bike|sportsbike|superbike|super sport|sportbike',
    channel: 'Bike',
  },
  { key: 'body', values: ['Motocross'], said: 'mx|dirt bike|dirtbike|moto cross', channel: 'Bike' },
  { key: 'body', values: ['Quad / ATV'], said: 'quad bike|quads', channel: 'Bike' },
  { key: 'body', values: ['Scooter'], said: 'maxi scooter|scooters', channel: 'Bike' },
  { key: 'body', values: ['Moped'], said: 'mopeds|50cc moped', channel: 'Bike' },
  { key: 'body', values: ['Naked'], said: 'naked bike|streetfighter', channel: 'Bike' },
  { key: 'body', values: ['Adventure'], said: 'adventure bike|adv', channel: 'Bike' },
  { key: 'body', values: ['Cruiser'], said: 'chopper|bobber', channel: 'Bike' },
];

const setOf = (text: string) => new Set(text.split(' '));

/**
 * Parts of a vehicle: before one of these the word describes the part, as in "electric windows" or "black
 * alloys".
 */
export const partsAfter: Readonly<Record<string, ReadonlySet<string>>> = {
  fuel: setOf(
    'windows window seats seat mirrors mirror handbrake tailgate boot roof blinds sunroof memory folding heated drivers',
  ),
  transmission: setOf('lights wipers headlights parking tailgate boot handbrake windows'),
  colour: setOf(
    'alloys alloy wheels leather interior seats roof trim badge badges pack edition mirrors rims windows glass upholstery bull',
  ),
  condition: setOf(
    'nct tyres tires clutch timing belt brakes battery engine shape model tests test alloys wheels discs pads exhaust doe cvrt turbo gearbox paint parts service shocks',
  ),
  body: setOf('bars rails'),
  interior: setOf('steering wheel gear gearknob jacket belt'),
};

/** After these the word means something else: "like new", "soft red". */
export const spoiltBy: Readonly<Record<string, ReadonlySet<string>>> = {
  condition: setOf('as like nearly almost'),
  colour: setOf('rose'),
};

/** Options too ambiguous without their attribute's name: "other colour". */
export const optionsThatAreWords: ReadonlySet<string> = setOf('other none full partial a am');
