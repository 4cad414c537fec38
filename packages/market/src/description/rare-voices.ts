import { ownersWords, taxWords, testWords, warrantyWords } from './fact-sentences.ts';
import { equipmentWords, fullName, mileageWords, say, shortName, type Telling } from './vehicle-words.ts';

/** A car older than today's plates is sold to an enthusiast, not to a commuter. */
export function classicSeller(telling: Telling): string {
  const { random, vehicle, dealer, town, now } = telling;
  const name = shortName(vehicle);
  return say(
    random.pick([
      `${vehicle.year} ${fullName(vehicle)} in ${vehicle.colour?.toLowerCase() ?? 'its original colour'}, a real head-turner.`,
      `Lovely old ${name} from ${vehicle.year}, on the road every summer.`,
      `A rare chance to own a ${vehicle.year} ${fullName(vehicle)}.`,
      `${fullName(vehicle)}, ${vehicle.year}, ready for the shows.`,
      `Here is the ${name} that your father would have wanted.`,
    ]),
    random.pick([
      'Restored some years ago and kept dry since.',
      'Very original, never welded.',
      'Older restoration that still presents very well.',
      'Sills and floors are solid.',
      'Rebuilt engine, runs sweetly and pulls well.',
      'Good chrome, good glass, tidy interior.',
    ]),
    random.pick([
      'Comes with a folder of receipts and the old logbook.',
      'Box of spares goes with it.',
      'Carburettor and brakes overhauled last winter.',
      'New tyres and battery.',
      'Starts on the second turn, as they always did.',
    ]),
    mileageWords(vehicle) && `Showing ${mileageWords(vehicle)}.`,
    vehicle.owners === 1 ? null : ownersWords(telling),
    random.chance(0.6) && taxWords(telling),
    now.getUTCFullYear() - vehicle.year > 40 && random.chance(0.4) && 'No NCT needed at its age.',
    dealer === null
      ? random.pick([
          'To a good home only.',
          'Will miss it on a Sunday.',
          `Can be seen in ${town}.`,
          'No dreamers please.',
          'Sensible offers considered.',
        ])
      : random.pick([
          `Viewing at ${dealer.name} by appointment.`,
          'Transport can be arranged.',
          'Part exchange considered.',
        ]),
  );
}

/** A camper is bought for the bed and the hob. */
export function camperSeller(telling: Telling): string {
  const { random, vehicle, dealer, town } = telling;
  const extras = equipmentWords(telling, random.whole(2, 5));
  return say(
    random.pick([
      `${vehicle.year} ${fullName(vehicle)} camper, ${mileageWords(vehicle)}.`,
      `${shortName(vehicle)} camper, converted and ready for the Wild Atlantic Way.`,
      `Well-loved ${shortName(vehicle)} camper with ${mileageWords(vehicle)}.`,
      `${fullName(vehicle)} motorhome, everything works.`,
    ]),
    vehicle.seats === 2
      ? 'Sleeps two, belts for two.'
      : `Sleeps ${random.pick(['two', 'three', 'four'])}, ${vehicle.seats} belted seats.`,
    extras && `Has ${extras}.`,
    ownersWords(telling),
    random.pick([
      'Damp free.',
      'Habitation check done in the spring.',
      'Fridge, heating and water all good.',
      'New mattress and curtains.',
    ]),
    testWords(telling),
    taxWords(telling),
    dealer === null
      ? random.pick([
          'Selling as we are not using it enough.',
          `Can be seen in ${town}.`,
          'A great few summers had by all.',
          'Bigger one bought.',
        ])
      : say(
          warrantyWords(telling),
          random.pick([
            'Finance available.',
            'Trade-ins taken, cars included.',
            'Handover and full demonstration given.',
          ]),
        ),
  );
}
