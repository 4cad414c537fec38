import { ownersWords, serviceWords, taxWords, testWords } from './fact-sentences.ts';
import { closing, electricWords, equipmentSentence, reason } from './owner-sentences.ts';
import {
  distanceWords,
  earlierDistance,
  engineWords,
  fullName,
  hadTimingBelt,
  isLowMileage,
  markOf,
  mileageWords,
  say,
  shortName,
  type Telling,
} from './vehicle-words.ts';

/** Someone who kept every receipt and says so. */
export function carefulOwner(telling: Telling): string {
  const { random, vehicle, made } = telling;
  const name = shortName(vehicle);
  const opening = random.pick([
    `Selling my ${markOf(vehicle)} ${name}${vehicle.colour ? ` in ${vehicle.colour.toLowerCase()}` : ''}.`,
    `${fullName(vehicle)} ${engineWords(telling)} for sale, ${mileageWords(vehicle)}.`,
    vehicle.owners === 1
      ? `Lovely ${name} ${engineWords(telling)}, minded from day one.`
      : `Nice ${name} ${engineWords(telling)}, ${mileageWords(vehicle)}.`,
    `For sale is my ${vehicle.year} ${name}, ${vehicle.transmission?.toLowerCase()}, ${mileageWords(vehicle)} on the clock.`,
    `${vehicle.year} ${name} in great condition inside and out.`,
    `Very clean ${name} ${engineWords(telling)} ${vehicle.transmission === 'Automatic' ? 'automatic' : 'manual'}.`,
    `Reluctant sale of my ${name}.`,
    `Well minded ${fullName(vehicle)}.`,
  ]);
  const ownership = ownersWords(telling);
  const minded = random.pick([
    'Never smoked in, no pets.',
    made.age > 6 ? 'Usual few marks for its age but nothing major.' : 'Not a mark on it.',
    'Interior is spotless.',
    'Mint inside and out.',
    'Always parked off the road.',
    'Hand washed, never through a machine.',
    made.age > 4
      ? 'Small scratch on the back bumper, see pictures, otherwise very tidy.'
      : 'Still smells new.',
    'Bodywork is very straight and there is no rust.',
    null,
  ]);
  const mechanical = hadTimingBelt(telling)
    ? random.pick([
        `Timing belt and water pump done at ${earlierDistance(telling)}.`,
        `Timing belt done, have the receipt from ${earlierDistance(telling)}.`,
        'Timing belt done last year.',
        `New ${vehicle.transmission === 'Manual' ? 'clutch and ' : ''}timing belt at ${earlierDistance(telling)}.`,
      ])
    : vehicle.fuel === 'Electric'
      ? random.pick([
          electricWords(telling),
          'Battery is perfect, never left sitting on full.',
          'Charged at home on a night rate for next to nothing.',
        ])
      : random.pick([
          'Drives perfectly, no knocks or rattles.',
          'Not a bother with it mechanically.',
          'Starts first time every time.',
          'No warning lights, no leaks.',
          'Two new tyres on the front.',
          'Four good tyres, new brake pads all round.',
          made.age > 3 ? 'New battery last winter.' : 'Nothing to do but drive it.',
        ]);
  const extras = random.chance(0.6) ? equipmentSentence(telling) : null;
  const keys = random.chance(0.4)
    ? random.pick(['Two keys.', 'Two keys and both manuals.', 'Comes with two keys.', 'Both keys present.'])
    : null;
  return say(
    opening,
    ownership,
    random.chance(0.85) && serviceWords(telling),
    mechanical,
    minded,
    extras,
    keys,
    testWords(telling),
    random.chance(0.7) && taxWords(telling),
    random.chance(0.6) && reason(telling),
    random.chance(0.7) && closing(telling),
  );
}

/** Someone who types with one thumb. */
export function briefOwner(telling: Telling): string {
  const { random, vehicle } = telling;
  const name = shortName(vehicle);
  const test = testWords(telling) || null;
  const distance = mileageWords(vehicle);
  return random.pick([
    say(
      `${vehicle.year} ${name}, ${engineWords(telling)}, ${distance}.`,
      test,
      random.pick(['Drives perfect.', 'Drives well.', 'Clean car.', 'Good car.']),
      random.pick(['No time wasters.', 'Call or text.', 'No swaps.', '']),
    ),
    say(
      `${name} ${engineWords(telling)}.`,
      test,
      random.pick(['Needs nothing.', 'Ready to go.', 'First to see will buy.', 'Priced to sell.']),
    ),
    say(
      `${distance}.`,
      test,
      taxWords(telling),
      random.pick([
        'Text for more pictures.',
        'Phone calls only please.',
        'Open to sensible offers.',
        'Viewing welcome.',
      ]),
    ),
    say(
      random.pick([
        `Clean ${name} for sale.`,
        `Tidy ${name}.`,
        `Genuine ${name}.`,
        `${name} in good order.`,
        `Grand little ${name}.`,
      ]),
      ownersWords(telling),
      test,
      random.pick([
        'No messers.',
        'Cash or bank transfer.',
        'Quick sale wanted.',
        `Can be seen in ${telling.town}.`,
      ]),
    ),
    say(
      `${fullName(vehicle)} ${vehicle.transmission === 'Automatic' ? 'automatic' : ''}`
        .trim()
        .concat(`, ${distance}.`),
      serviceWords(telling),
      test,
    ),
  ]);
}

/** Someone who would tell you over a cup of tea. */
export function chattyOwner(telling: Telling): string {
  const { random, vehicle, made } = telling;
  const name = shortName(vehicle);
  const greeting = random.chance(0.05)
    ? `Dia dhaoibh. Ár ${name} ar díol, carr an-iontaofa. English below.`
    : null;
  const hello = random.pick([
    `Hi all, sad to be parting with the ${name} but it has to go.`,
    `Hello, up for sale is our trusty ${name}.`,
    `Well, time has come to let the ${name} go.`,
    `This ${name} has never let me down, not once, and I have had it in all weathers.`,
    `I have loved every minute in this ${name}, and I have had a few cars.`,
    `Hand on heart, the best car we have had.`,
  ]);
  const story = random.pick([
    `It has been up and down to ${random.pick(['Kerry', 'Donegal', 'Cork', 'Galway', 'Wexford', 'Mayo'])} more times than I can count and never missed a beat.`,
    'It was mainly used for the school run and the big shop on a Saturday.',
    `My ${random.pick(['mother', 'father', 'wife', 'husband', 'sister', 'aunt'])} drove it ${isLowMileage(telling) ? 'to Mass and the shops and not much else' : 'up and down to work and minded it like a baby'}.`,
    `Mostly motorway driving in and out of ${random.pick(['Dublin', 'Limerick', 'Galway', 'Cork'])}.`,
    roomWords(vehicle.seats),
    made.age > 9
      ? 'It is no spring chicken but it owes nobody anything.'
      : 'It still turns heads at the school gate.',
  ]);
  const story2 =
    vehicle.body === 'Coupe' || vehicle.body === 'Convertible'
      ? 'A sunny-day car if ever there was one, and it has only seen the good days.'
      : story;
  return say(
    greeting ?? hello,
    story2,
    serviceWords(telling),
    mileageWords(vehicle) && `It has ${mileageWords(vehicle)} up now.`,
    testWords(telling),
    taxWords(telling),
    reason(telling),
    closing(telling),
  );
}

function roomWords(seats: number | null): string {
  if (seats === null || seats < 5) return 'Great fun on a back road and easy to park.';
  return seats === 7
    ? 'The seven seats were a life saver with the cousins.'
    : 'Plenty of room for a buggy and the week’s shopping.';
}

/** A short advert in Irish, as they turn up in the west. */
export function irishOwner(telling: Telling): string {
  const { random, vehicle } = telling;
  return say(
    random.pick([
      `${fullName(vehicle)} ar díol, ${vehicle.year}.`,
      `Ar díol: ${fullName(vehicle)}, carr an-ghlan.`,
    ]),
    vehicle.mileage !== null &&
      `${distanceWords(vehicle, vehicle.mileage).replace('miles', 'míle')} ar an gclog.`,
    vehicle.serviceHistory === 'Full' && 'Stair iomlán seirbhíse.',
    random.pick(['Gan aon locht.', 'Ag tiomáint go breá.', 'I riocht maith istigh agus amuigh.']),
    random.pick([
      'Glaoigh nó cuir téacs.',
      'Go raibh maith agaibh.',
      'Fáilte roimh chách teacht ag breathnú.',
    ]),
  );
}
