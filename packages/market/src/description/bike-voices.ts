import { capitaliseFirst } from '@forecourt/domain';
import { ownersWords, serviceWords, taxWords, warrantyWords } from './fact-sentences.ts';
import {
  earlierDistance,
  engineWords,
  equipmentWords,
  fullName,
  hasChain,
  isFresh,
  markOf,
  mileageWords,
  say,
  shortName,
  type Telling,
} from './vehicle-words.ts';

const licenceWords: Readonly<Record<string, string>> = {
  AM: 'Can be ridden on an AM licence.',
  A1: 'A1 licence friendly.',
  A2: 'A2 licence legal.',
  A: 'Full A licence needed.',
};

/** Someone who knows what is on it and when it was changed. */
export function enthusiast(telling: Telling): string {
  const { random, vehicle, town, made } = telling;
  const name = shortName(vehicle);
  const extras = equipmentWords(telling, random.whole(2, 5));
  const isElectric = vehicle.fuel === 'Electric';
  const season = random.pick([
    'Only comes out on dry days.',
    'Garaged and covered, never left out in the rain.',
    'Kept in the shed under a blanket, the bike not me.',
    'Weekend use only.',
    'Commuted in all weathers and washed after every spin.',
    'Summer bike, winters on a paddock stand.',
  ]);
  const care = isElectric
    ? random.pick([
        'Charges from a normal socket overnight.',
        'Silent, quick and costs pennies.',
        'Battery stored at half charge over the winter.',
      ])
    : random.pick([
        `${hasChain(vehicle) ? 'Chain and sprockets' : vehicle.transmission === 'Automatic' ? 'Belt and rollers' : 'Brakes and tyres'} done at ${earlierDistance(telling)}.`,
        'New tyres front and rear this season.',
        'Fresh oil, filter and brake fluid in the spring.',
        'Always run on premium fuel and warmed up properly.',
        'Valve clearances checked, receipt with it.',
        'New pads, new battery, nothing to do.',
        made.age > 4 ? 'Fork seals done last year.' : 'Running-in service done and stamped.',
      ]);
  return say(
    random.pick([
      `${markOf(vehicle)} ${fullName(vehicle)}, ${mileageWords(vehicle)}.`,
      `Up for sale is my ${name}, an absolute peach.`,
      `${fullName(vehicle)} in ${vehicle.colour?.toLowerCase() ?? 'great nick'}, mint condition.`,
      `Cracking ${name}, ${(vehicle.engineCc ?? 0) > 450 ? 'pulls like a train' : 'handy as anything around town'}.`,
      `Selling the ${name} to make room in the garage.`,
      `${vehicle.year} ${name}, ${engineWords(telling)}, ${mileageWords(vehicle)}, and every one of them smiles.`,
    ]),
    ownersWords(telling),
    season,
    care,
    extras &&
      capitaliseFirst(random.pick([`extras: ${extras}.`, `has ${extras}.`, `fitted with ${extras}.`])),
    random.chance(0.6) && serviceWords(telling),
    random.chance(0.35) && vehicle.licence !== null && licenceWords[vehicle.licence],
    random.chance(0.4) && taxWords(telling),
    random.pick([
      'Never dropped.',
      'Dropped once at a standstill, small mark on the lever.',
      'No tip-overs.',
      extras === null ? 'All standard.' : 'Standard apart from the above.',
      '',
    ]),
    random.pick([
      'Knees are not what they were, so it has to go.',
      'Moving to something taller.',
      'Selling as I do not get the time.',
      'New arrival in the house, so the toy goes.',
      (vehicle.engineCc ?? 0) > 450 ? 'Going back to a tourer.' : 'Going for something bigger.',
      vehicle.licence === 'A' ? 'Time for a change.' : 'Passed the full test so upgrading.',
      '',
    ]),
    random.pick([
      'No test pilots.',
      `Viewing in ${town}.`,
      'Cash in hand for a test ride.',
      'No swaps for quads.',
      'Safe riding.',
      'Slán abhaile.',
      '',
    ]),
  );
}

export function briefRider(telling: Telling): string {
  const { random, vehicle } = telling;
  const name = shortName(vehicle);
  return say(
    random.pick([
      `${vehicle.year} ${fullName(vehicle)}.`,
      `${name}, ${mileageWords(vehicle)}.`,
      `Clean ${name}.`,
      `${fullName(vehicle)}, ${engineWords(telling)}.`,
    ]),
    random.pick([
      'Runs perfect.',
      'Starts on the button.',
      'Mint.',
      'Great commuter.',
      'Never dropped.',
      'Two keys and the book.',
    ]),
    random.chance(0.5) && taxWords(telling),
    random.pick(['No messers.', 'Text only.', 'First to see will buy.', 'Open to offers.', '']),
  );
}

/** Used off the road, where hours count and not distance. */
export function offRoader(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const name = shortName(vehicle);
  return say(
    random.pick([
      `${vehicle.year} ${fullName(vehicle)}.`,
      `${fullName(vehicle)} for sale.`,
      `Fresh ${name}, ready to race.`,
      `Clean ${name}.`,
    ]),
    random.pick([
      `${random.whole(15, 90)} hours on it.`,
      'Low hours.',
      'Top end done over the winter.',
      'Serviced after every few spins.',
    ]),
    random.pick([
      'New plastics.',
      'New tyre on the back.',
      'Bearings all good.',
      'Chain and sprockets like new.',
      'Wheels straight and true.',
      'Never raced, only trails.',
    ]),
    random.pick(['Off-road only, no logbook.', 'Not road registered.', 'Comes with spares.', '']),
    dealer === null
      ? random.pick(['No swaps.', 'Call for more details.', 'Can deliver for diesel money.', ''])
      : say(warrantyWords(telling), random.pick(['Finance available.', 'Trade-ins welcome.', ''])),
  );
}

export function bikeShop(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const extras = equipmentWords(telling, random.whole(2, 5));
  const isNew = vehicle.condition === 'New';
  return say(
    isNew
      ? random.pick([
          `Brand new ${fullName(vehicle)}, in the showroom now.`,
          `New ${fullName(vehicle)}, ready to go.`,
          `${fullName(vehicle)}, new and unregistered.`,
        ])
      : random.pick([
          `${markOf(vehicle)} ${fullName(vehicle)}, ${mileageWords(vehicle)}.`,
          `Lovely ${shortName(vehicle)} ${isFresh(telling) ? 'just traded in' : 'that came in as a trade-in'}.`,
          `${fullName(vehicle)}, very clean bike throughout.`,
          `Super tidy ${shortName(vehicle)} in ${vehicle.colour?.toLowerCase() ?? 'great colours'}.`,
          vehicle.owners === 1 && vehicle.origin === 'Ireland' && dealer?.franchises.includes(vehicle.make)
            ? `${shortName(vehicle)} with ${mileageWords(vehicle)}, bought from us new.`
            : `${shortName(vehicle)} with ${mileageWords(vehicle)} up.`,
          `Here we have a ${vehicle.year} ${shortName(vehicle)}, ${engineWords(telling)}.`,
          `Cared-for ${fullName(vehicle)} with ${mileageWords(vehicle)} on it.`,
        ]),
    extras && capitaliseFirst(random.pick([`with ${extras}.`, `comes with ${extras}.`])),
    !isNew && ownersWords(telling),
    !isNew && serviceWords(telling),
    !isNew &&
      random.pick([
        'Fully workshop checked before it leaves.',
        hasChain(vehicle) ? 'Good tyres, chain and brakes.' : 'Good tyres and brakes.',
        'Starts, stops and handles as it should.',
        '',
      ]),
    vehicle.licence !== null && random.chance(0.5) && licenceWords[vehicle.licence],
    warrantyWords(telling),
    random.pick([
      'Finance available.',
      'Trade-ins welcome, bikes or cars.',
      'Delivery anywhere in the country.',
      `Drop in to ${dealer?.name ?? 'us'} for a look.`,
      'Gear deals available with this bike.',
      '',
    ]),
  );
}
