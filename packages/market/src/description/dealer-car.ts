import { capitaliseFirst, groupDigits } from '@forecourt/domain';
import { ownersWords, serviceWords, taxWords, testWords, warrantyWords } from './fact-sentences.ts';
import {
  engineWords,
  equipmentOf,
  equipmentWords,
  fullName,
  hadTimingBelt,
  inSentence,
  isFresh,
  isLowMileage,
  markOf,
  mileageWords,
  say,
  shortName,
  type Telling,
} from './vehicle-words.ts';

/** The template of a large dealer: headline, facts in a list, then what the house offers. */
export function bigDealer(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const headline = [markOf(vehicle), fullName(vehicle), vehicle.derivative].filter(Boolean).join(' ');
  const facts = [
    mileageWords(vehicle) && `Mileage: ${mileageWords(vehicle)}`,
    `Engine: ${capitaliseFirst(engineWords(telling))}, ${vehicle.transmission?.toLowerCase()}`,
    vehicle.colour && `Colour: ${vehicle.colour}`,
    vehicle.seats === 7 && 'Seats: 7',
    vehicle.rangeKm !== null && `Electric range: up to ${vehicle.rangeKm} km (WLTP)`,
    vehicle.motorTax !== null && `Road tax: €${groupDigits(vehicle.motorTax)} a year`,
    vehicle.owners === 1 && 'One owner',
    vehicle.serviceHistory === 'Full' && 'Full service history',
  ].filter(Boolean);
  const list = random.sample(equipmentOf(vehicle), random.whole(5, 12)).map((item) => `• ${item}`);
  return [
    random.chance(0.7)
      ? headline
      : random.pick(
          isFresh(telling)
            ? [`Now in stock: ${headline}`, `${headline}, just arrived`, `New to the forecourt: ${headline}`]
            : [`In stock: ${headline}`, `${headline}, ready to drive away`],
        ),
    random.chance(0.75)
      ? facts.map((fact) => `• ${fact}`).join('\n')
      : say(sold(telling), ownersWords(telling), serviceWords(telling)),
    list.length > 3 && random.chance(0.75)
      ? `${random.pick(['Specification includes:', 'Highlights:', 'Features:'])}\n${list.join('\n')}`
      : '',
    say(testWords(telling), warrantyWords(telling)),
    say(
      dealer?.hasFinance &&
        random.pick([
          'Finance available, subject to lending criteria.',
          'HP and PCP arranged in-house, quick decisions.',
          'Low-rate finance available on this vehicle.',
        ]),
      random.pick([
        'Trade-ins welcome.',
        'All trade-ins considered.',
        'Top prices paid for your trade-in.',
        '',
      ]),
      random.pick([
        `Call ${dealer?.name} to book a test drive.`,
        'Nationwide delivery available.',
        'Click and collect or home delivery.',
        'Ask for a video of this vehicle.',
        `Viewing at our showroom in ${telling.town}.`,
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A garage where one man sells, services and answers the phone. */
export function smallGarage(telling: Telling): string {
  const { random, vehicle, made } = telling;
  const name = shortName(vehicle);
  const opening = random.pick([
    `Very clean ${name} ${engineWords(telling)}${isFresh(telling) ? ' just in' : ''}.`,
    `${fullName(vehicle)}, ${engineWords(telling)}, ${mileageWords(vehicle)}.`,
    `Super ${markOf(vehicle)} ${name}, drives like new.`,
    `Nice ${vehicle.colour?.toLowerCase() ?? 'clean'} ${name}, ${vehicle.transmission?.toLowerCase()}, ${mileageWords(vehicle)}.`,
    made.age > 3 && vehicle.origin === 'Ireland' && vehicle.serviceHistory === 'Full'
      ? `Local ${name}, known to us and serviced here for years.`
      : `${name} traded in against a newer one.`,
    `Tidy ${name} taken as a trade-in.`,
    `Choice ${name} ${engineWords(telling)}.`,
    `${markOf(vehicle)} ${name} in ${vehicle.colour?.toLowerCase() ?? 'great order'}, ${engineWords(telling)}, ${mileageWords(vehicle)}.`,
    `Honest ${name}, ${mileageWords(vehicle)}.`,
    `Clean, straight ${name} ${engineWords(telling)} ${vehicle.transmission?.toLowerCase()}.`,
    `${name} ${engineWords(telling)}, nothing to do but tax and insure.`,
    isLowMileage(telling)
      ? `Low mileage ${name}, only ${mileageWords(vehicle)}.`
      : `Well-kept ${name} ${engineWords(telling)}.`,
  ]);
  const belt =
    hadTimingBelt(telling) && random.chance(0.6)
      ? random.pick([
          'Timing belt done.',
          'Timing belt and water pump replaced.',
          'Serviced with a new timing belt.',
        ])
      : null;
  const extras = random.chance(0.55) ? equipmentWords(telling, random.whole(2, 4)) : null;
  return say(
    opening,
    ownersWords(telling),
    serviceWords(telling),
    belt,
    extras && capitaliseFirst(random.pick([`${extras}.`, `has ${extras}.`])),
    testWords(telling),
    random.chance(0.5) && taxWords(telling),
    warrantyWords(telling),
    random.pick([
      'Trade-ins welcome.',
      'Finance arranged.',
      'Open Saturdays.',
      'Two keys.',
      'Viewing by appointment.',
      'Ready for the road.',
      'Priced to sell.',
      'Call for more details.',
      '',
    ]),
  );
}

/** A salesperson with a weakness for adjectives, within reason. */
export function storyDealer(telling: Telling): string {
  const { random, vehicle, dealer } = telling;
  const name = shortName(vehicle);
  const extras = equipmentWords(telling, random.whole(3, 6));
  const body =
    vehicle.body === 'Hatchback'
      ? 'hatchback'
      : vehicle.body === 'SUV' || vehicle.body === 'MPV'
        ? vehicle.body
        : (vehicle.body?.toLowerCase() ?? 'car');
  return [
    say(
      random.pick([
        `We are delighted to offer this ${vehicle.year} ${fullName(vehicle)} ${engineWords(telling)}.`,
        isFresh(telling)
          ? `This ${name} will not stay with us long.`
          : `This ${name} deserves a second look.`,
        `If you have been looking for ${/^(e|SUV|MPV)/.test(body) ? 'an' : 'a'} ${body} with ${random.pick(['history', 'the right mileage', 'a bit of everything'])}, have a look at this ${name}.`,
        `This ${name} came to us from ${random.pick(['a local family', 'a customer of many years', 'a company fleet', 'a retired couple', 'a main dealer'])} and it shows.`,
        `Finished in ${vehicle.colour?.toLowerCase() ?? 'a lovely shade'}, this ${name} looks as well as it drives.`,
        `Another great example of the ${fullName(vehicle)}, this time the ${engineWords(telling)}.`,
        `The ${engineWords(telling)} is the one to have, and this ${name} is a nice example.`,
        `${vehicle.year} ${fullName(vehicle)}, a lovely thing to drive and easy to live with.`,
        `Hard to fault this ${name}.`,
        `We do not see many in the condition of this ${name}.`,
        `Through our workshop and ready to go, a ${markOf(vehicle)} ${name}.`,
      ]),
      sold(telling),
      ownersWords(telling),
      serviceWords(telling),
    ),
    extras === null
      ? ''
      : random.pick([
          `Among the equipment are ${extras}.`,
          `It comes with ${extras}.`,
          `The specification includes ${extras}.`,
          `You get ${extras}.`,
        ]),
    vehicle.fuel === 'Electric' && vehicle.rangeKm !== null
      ? random.pick([
          `The official range is ${vehicle.rangeKm} km.`,
          `Up to ${vehicle.rangeKm} km on a full charge by the official test.`,
        ])
      : '',
    say(
      testWords(telling),
      taxWords(telling),
      warrantyWords(telling),
      random.pick([
        `Come and see it in ${telling.town}.`,
        `${dealer?.name ?? 'We'} will have it valeted and serviced for you before collection.`,
        'History checked, no finance owing.',
        'Test drives are welcome seven days a week by appointment.',
        'We can send a walk-around video on request.',
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** One that was never registered. */
export function newCar(telling: Telling): string {
  const { random, vehicle } = telling;
  const extras = random.sample(equipmentOf(vehicle), random.whole(4, 8)).map(inSentence);
  return [
    say(
      random.pick([
        `Brand new ${fullName(vehicle)} ${vehicle.derivative ?? ''}`
          .trim()
          .concat(', in stock and ready to register.'),
        `New and unregistered ${fullName(vehicle)}, available for immediate delivery.`,
        `In stock now: ${fullName(vehicle)} ${vehicle.derivative ?? ''}`.trim().concat('.'),
        `Beat the wait: this new ${shortName(vehicle)} is here and can be on the road this week.`,
      ]),
      vehicle.colour &&
        random.pick([
          `Finished in ${vehicle.colour.toLowerCase()}.`,
          `${vehicle.colour} with ${random.pick(['black', 'dark grey', 'charcoal'])} interior.`,
          '',
        ]),
    ),
    extras.length > 2
      ? `Standard equipment includes ${extras.slice(0, -1).join(', ')} and ${extras.at(-1)}.`
      : '',
    say(
      vehicle.rangeKm !== null && `Up to ${vehicle.rangeKm} km of electric range (WLTP).`,
      warrantyWords(telling),
      random.pick([
        'Other colours can be ordered.',
        'Price includes delivery and related charges.',
        'Scrappage and trade-in offers available, ask us.',
        'Ask about our launch offers.',
        'Test drive one today.',
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sold(telling: Telling): string {
  const { random, vehicle } = telling;
  if (vehicle.condition === 'Demonstrator')
    return random.pick([
      'Our own demonstrator, only ever driven by our customers and ourselves.',
      'Ex-demonstrator with a good saving on the list price.',
      'Demonstrator, registered to ourselves.',
    ]);
  const isIrish = vehicle.origin === 'Ireland';
  return random.pick([
    `It has covered ${mileageWords(vehicle)}.`,
    `${capitaliseFirst(vehicle.transmission?.toLowerCase() ?? '')} gearbox, ${mileageWords(vehicle)}.`.trim(),
    isIrish
      ? 'Irish from new.'
      : vehicle.origin === 'Japan'
        ? 'Japanese import with auction sheet available.'
        : 'Imported, VRT paid and Irish registered.',
    isLowMileage(telling)
      ? `Genuine low mileage, ${mileageWords(vehicle)}.`
      : `Mileage is ${mileageWords(vehicle)}.`,
  ]);
}
