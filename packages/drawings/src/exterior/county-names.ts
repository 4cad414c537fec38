/** The county or city in Irish is above the mark on every plate issued since 1991. */
const namesByCode: Readonly<Record<string, string>> = {
  C: 'CORCAIGH',
  CE: 'AN CLÁR',
  CN: 'AN CABHÁN',
  CW: 'CEATHARLACH',
  D: 'BAILE ÁTHA CLIATH',
  DL: 'DÚN NA NGALL',
  G: 'GAILLIMH',
  KE: 'CILL DARA',
  KK: 'CILL CHAINNIGH',
  KY: 'CIARRAÍ',
  L: 'LUIMNEACH',
  LD: 'AN LONGFORT',
  LH: 'LÚ',
  LK: 'LUIMNEACH',
  LM: 'LIATROIM',
  LS: 'LAOIS',
  MH: 'AN MHÍ',
  MN: 'MUINEACHÁN',
  MO: 'MAIGH EO',
  OY: 'UÍBH FHAILÍ',
  RN: 'ROS COMÁIN',
  SO: 'SLIGEACH',
  T: 'TIOBRAID ÁRANN',
  TN: 'TIOBRAID ÁRANN',
  TS: 'TIOBRAID ÁRANN',
  W: 'PORT LÁIRGE',
  WD: 'PORT LÁIRGE',
  WH: 'AN IARMHÍ',
  WW: 'CILL MHANTÁIN',
  WX: 'LOCH GARMAN',
};

export function countyNameOnPlate(plate: string): string {
  const code = plate.split('-')[1] ?? '';
  return Object.hasOwn(namesByCode, code) ? (namesByCode[code] ?? '') : '';
}
