import type { Channel } from '../../channel/channel.ts';

/** A photo that buyers look for, and how to take it. */
export interface Shot {
  name: string;
  advice: string;
}

const corner = (what: string): Shot => ({
  name: 'Front and side, from the corner',
  advice: `This one goes first. Crouch to the height of the lights, with the whole ${what} in the picture.`,
});
const rearCorner: Shot = { name: 'Rear and other side', advice: 'From the opposite corner, as far away.' };
const clock: Shot = { name: 'The clock', advice: 'Switch it on, so that mileage and warning lights show.' };
const marks: Shot = {
  name: 'Every mark',
  advice: 'Close up. A scratch they’ve seen costs you nothing at the door.',
};
const papers: Shot = { name: 'Service book and keys', advice: 'Cover names and addresses.' };
const tyres: Shot = { name: 'A wheel and its tyre', advice: 'Turn the wheels, so that the tread shows.' };
const dashboard: Shot = { name: 'Dashboard', advice: 'From the back seat, with the doors open for light.' };
const frontSeats: Shot = { name: 'Front seats', advice: 'From the open driver’s door.' };
const backSeats: Shot = { name: 'Back seats', advice: 'From an open back door.' };
const engine: Shot = { name: 'Engine', advice: 'With the bonnet up, from above.' };

const boots: Readonly<Record<string, Shot>> = {
  Estate: { name: 'Boot, seats up and down', advice: 'Its length is why people buy an estate.' },
  SUV: { name: 'Boot and tow bar', advice: 'Open, from standing height.' },
  MPV: { name: 'Every row of seats', advice: 'With the third row up, then folded.' },
  Convertible: { name: 'Roof up and roof down', advice: 'Both, with the rear window in view.' },
  'Pick-up': { name: 'Load bed and tailgate', advice: 'Empty, with the tailgate down.' },
};
const boot: Shot = { name: 'Boot', advice: 'Open and empty, from standing height.' };

const loads: Readonly<Record<string, Shot>> = {
  'Pick-up': { name: 'Load bed and tailgate', advice: 'Empty, with the tailgate down.' },
  Tipper: { name: 'Body raised', advice: 'With the ram in view.' },
  Dropside: { name: 'Bed with a side down', advice: 'Empty, so that the floor shows.' },
  Refrigerated: { name: 'Fridge unit and its hours', advice: 'Outside and inside.' },
  Minibus: { name: 'Every row of seats', advice: 'From the front, with the lights on.' },
  'Tractor Unit': { name: 'Fifth wheel and cab inside', advice: 'Bunk and dashboard too.' },
  'Recovery / Beavertail': { name: 'Deck, ramps and winch', advice: 'With the ramps down.' },
  'Motorhome / Camper': { name: 'Kitchen, beds and washroom', advice: 'One of each, with the lights on.' },
};
const load: Shot = {
  name: 'Load space',
  advice: 'Empty, from the open back doors: floor, sides and bulkhead.',
};

/** What to photograph, the most telling first. */
export function listShots(channel: Channel, body: string): Shot[] {
  if (channel === 'Bike') {
    return [
      { name: 'Right side', advice: 'This one goes first: the whole bike, from as low as its engine.' },
      { name: 'Left side', advice: 'The same from the chain’s side.' },
      { name: 'Front and rear', advice: 'Straight on, with the bars level.' },
      clock,
      { name: 'Engine, both sides', advice: 'Close up, clean and dry.' },
      body === 'Scooter' || body === 'Moped'
        ? { name: 'Under the seat', advice: 'Open and empty.' }
        : { name: 'Chain or shaft, and sprocket', advice: 'Close up: buyers look at the teeth.' },
      tyres,
      { ...marks, name: 'Levers, bar ends and every mark' },
      papers,
    ];
  }
  if (channel === 'Commercial') {
    return [
      corner('vehicle'),
      rearCorner,
      loads[body] ?? load,
      { name: 'Doors open', advice: 'Side door and back doors, with their hinges.' },
      dashboard,
      clock,
      frontSeats,
      engine,
      tyres,
      marks,
      { ...papers, name: 'CVRT certificate, service book and keys' },
    ];
  }
  const twoSeats = body === 'Coupe' || body === 'Convertible';
  return [
    corner('car'),
    rearCorner,
    { name: 'Both sides', advice: 'Straight on, one photo for each.' },
    dashboard,
    clock,
    frontSeats,
    ...(twoSeats ? [] : [backSeats]),
    boots[body] ?? boot,
    engine,
    tyres,
    marks,
    papers,
  ];
}
