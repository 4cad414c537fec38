/**
 * Names of real Irish motor traders that a made-up one must not have. In lower case without spaces and
 * apostrophes; a made-up name may contain none of them.
 */
// biome-ignore format: a list of words
export const realDealers: readonly string[] = [
  'joeduffy', 'windsor', 'frankkeane', 'bradys', 'denismahony', 'annesley', 'gowan', 'kearys', 'johnsonandperrott', 'cabmotor', 'blackwater', 'lehane', 'tadgriordan', 'tomhogan', 'colmquinn', 'connolly', 'monaghansons', 'alhayes', 'mslmotor', 'spiritmotor', 'michaeltynan',
  'briangeary', 'fitzpatrick', 'huttonmeade', 'sheehy', 'murphygunn', 'agnew', 'charleshurst', 'smithsofdrogheda', 'hillsgarage', 'bolands', 'tommurphy', 'georgecorbett', 'pilsenauto', 'motorpark', 'billgriffin', 'parkmotors', 'kevinoleary', 'cavanagh', 'deerpark', 'finlay',
  'westernmotors', 'blackstone', 'sandyfordmotor', 'merlin', 'carrollkinsella', 'linders', 'airside', 'mooney', 'tractamotors', 'rochford', 'naasmotor', 'obrienmotors', 'hylandmotors', 'moclair', 'highlandmotors', 'bogtrotters', 'divane', 'adams', 'aherns', 'kellysgarage',
  'autoboland', 'zestcars', 'corriganmotor', 'stillorganmotor', 'kwest', 'trinitymotors', 'nashmotors', 'cooganmotors', 'osheas', 'bergin', 'sweeneymotors', 'doranmotors', 'cogaloilcars', 'rathfarnhamford', 'armstrong', 'harrismotor', 'harristrucks', 'dublinmerc',
  'murraymotors', 'laois', 'midlandbmw', 'esmonde', 'boyce', 'kinsealy', 'mccoy', 'mcelvaney', 'crossmotors', 'setanta', 'esctrucks', 'irishcommercials', 'wardvehicle', 'mcelligott', 'randlesbros', 'ahernemotor', 'cunninghamcars', 'crystalcars', 'overlandersoffroad',
  'megabikes', 'bikeworld', 'bikers', 'loughmanmotors', 'adelaidebikes', 'dublinharley', 'waterfordharley', 'corkmotorcycleworld', 'sbs', 'powerbikes', 'garyowenbikes', 'bellsofnaas',
];

export function foldDealerName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '');
}
