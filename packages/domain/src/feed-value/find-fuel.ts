/** The parts of a fuel. Words of one kind mean the same part. */
const partsOfWord = new Map<string, readonly FuelPart[]>();
type FuelPart = 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'plug-in' | 'gas' | 'ethanol';

const words: Readonly<Record<string, readonly FuelPart[]>> = {
  'petrol p pet ptl gasoline gas benzin benzine unleaded essence super95 tsi tfsi fsi gti gdi tgdi ecoboost puretech vvti vti vtec tce mpi skyactivg digt':
    ['petrol'],
  'diesel d die dsl derv tdi dci hdi bluehdi tdci ecoblue crdi cdti cdi d4d ddis jtd jtdm multijet idtec skyactivd sdv6 tdv6':
    ['diesel'],
  'electric e elec electricity ev bev battery batteryelectric fullyelectric zeroemission': ['electric'],
  'hybrid h hev mhev mild mildhybrid fullhybrid selfcharging selfcharginghybrid shev fhev ehev': ['hybrid'],
  'plugin phev pluginhybrid plughybrid rechargeable erev': ['hybrid', 'plug-in'],
  'lpg cng lng autogas bifuel dualfuel': ['gas'],
  'ethanol e85 flexfuel flexifuel bioethanol': ['ethanol'],
};
for (const [names, parts] of Object.entries(words))
  for (const name of names.split(' ')) partsOfWord.set(name, parts);

/** Reads `Petrol/Electric`, `Diesel mild hybrid` or `PHEV` by its parts, in any order. */
export function findFuel(phrase: readonly string[]): string | undefined {
  const parts = new Set<FuelPart>();
  for (let at = 0; at < phrase.length; at++) {
    const [first = '', second = ''] = [phrase[at], phrase[at + 1]];
    // `plug in`, `bi fuel` and `full hybrid` are one word each.
    const joined = partsOfWord.get(first + second);
    const found = joined ?? partsOfWord.get(first);
    if (joined && second !== '') at++;
    for (const part of found ?? []) parts.add(part);
  }
  return decideFuel(parts);
}

function decideFuel(parts: ReadonlySet<FuelPart>): string | undefined {
  const isDiesel = parts.has('diesel');
  // No engine runs on both.
  if (isDiesel && parts.has('petrol')) return undefined;
  const name = isDiesel ? 'Diesel' : 'Petrol';
  if (parts.has('plug-in')) return `${name} Plug-in Hybrid`;
  if (parts.has('hybrid') || (parts.has('electric') && (isDiesel || parts.has('petrol'))))
    return `${name} Hybrid`;
  if (parts.has('gas')) return 'Bi Fuel';
  if (parts.has('electric')) return 'Electric';
  return isDiesel || parts.has('petrol') || parts.has('ethanol') ? name : undefined;
}
