import type { Position } from './place.ts';

export interface County extends Position {
  name: string;
  slug: string;
  irishName: string;
  province: 'Connacht' | 'Leinster' | 'Munster' | 'Ulster';
  /** Northern Ireland has no Eircodes and no NCT, and its own plates. */
  jurisdiction: 'IE' | 'NI';
  countyTown: string;
  /** One index mark in the Republic, the licensing area's letter pairs in Northern Ireland. */
  plateCodes: readonly string[];
  /** Index marks no longer used on new plates since the end of 2013, when councils merged. */
  oldPlateCodes: readonly string[];
  /** Census of 2022 in the Republic, of 2021 in Northern Ireland. */
  population: number;
}

/** The 32 counties by name; the position is the rough middle of the county. */
// biome-ignore format: one place a line reads as a table
export const counties: readonly County[] = [
  { name: 'Antrim', slug: 'antrim', irishName: 'Aontroim', province: 'Ulster', jurisdiction: 'NI', latitude: 54.86, longitude: -6.24, countyTown: 'Antrim', plateCodes: ['IA', 'DZ', 'KZ', 'RZ', 'OI', 'XI', 'AZ', 'CZ', 'EZ', 'FZ', 'GZ', 'MZ', 'OZ', 'PZ', 'TZ', 'UZ', 'WZ'], oldPlateCodes: [], population: 651_321 },
  { name: 'Armagh', slug: 'armagh', irishName: 'Ard Mhacha', province: 'Ulster', jurisdiction: 'NI', latitude: 54.3, longitude: -6.57, countyTown: 'Armagh', plateCodes: ['IB', 'LZ', 'XZ'], oldPlateCodes: [], population: 194_394 },
  { name: 'Carlow', slug: 'carlow', irishName: 'Ceatharlach', province: 'Leinster', jurisdiction: 'IE', latitude: 52.72, longitude: -6.83, countyTown: 'Carlow', plateCodes: ['CW'], oldPlateCodes: [], population: 61_968 },
  { name: 'Cavan', slug: 'cavan', irishName: 'An Cabhán', province: 'Ulster', jurisdiction: 'IE', latitude: 53.97, longitude: -7.29, countyTown: 'Cavan', plateCodes: ['CN'], oldPlateCodes: [], population: 81_704 },
  { name: 'Clare', slug: 'clare', irishName: 'An Clár', province: 'Munster', jurisdiction: 'IE', latitude: 52.86, longitude: -8.98, countyTown: 'Ennis', plateCodes: ['CE'], oldPlateCodes: [], population: 127_938 },
  { name: 'Cork', slug: 'cork', irishName: 'Corcaigh', province: 'Munster', jurisdiction: 'IE', latitude: 51.96, longitude: -8.73, countyTown: 'Cork', plateCodes: ['C'], oldPlateCodes: [], population: 584_156 },
  { name: 'Derry', slug: 'derry', irishName: 'Doire', province: 'Ulster', jurisdiction: 'NI', latitude: 54.92, longitude: -6.87, countyTown: 'Derry', plateCodes: ['IW', 'NZ', 'YZ', 'UI'], oldPlateCodes: [], population: 252_231 },
  { name: 'Donegal', slug: 'donegal', irishName: 'Dún na nGall', province: 'Ulster', jurisdiction: 'IE', latitude: 54.92, longitude: -7.96, countyTown: 'Lifford', plateCodes: ['DL'], oldPlateCodes: [], population: 167_084 },
  { name: 'Down', slug: 'down', irishName: 'An Dún', province: 'Ulster', jurisdiction: 'NI', latitude: 54.33, longitude: -5.93, countyTown: 'Downpatrick', plateCodes: ['IJ', 'BZ', 'JZ', 'SZ'], oldPlateCodes: [], population: 553_261 },
  { name: 'Dublin', slug: 'dublin', irishName: 'Baile Átha Cliath', province: 'Leinster', jurisdiction: 'IE', latitude: 53.4, longitude: -6.29, countyTown: 'Dublin', plateCodes: ['D'], oldPlateCodes: [], population: 1_458_154 },
  { name: 'Fermanagh', slug: 'fermanagh', irishName: 'Fear Manach', province: 'Ulster', jurisdiction: 'NI', latitude: 54.37, longitude: -7.62, countyTown: 'Enniskillen', plateCodes: ['IL', 'IG'], oldPlateCodes: [], population: 63_585 },
  { name: 'Galway', slug: 'galway', irishName: 'Gaillimh', province: 'Connacht', jurisdiction: 'IE', latitude: 53.35, longitude: -8.93, countyTown: 'Galway', plateCodes: ['G'], oldPlateCodes: [], population: 277_737 },
  { name: 'Kerry', slug: 'kerry', irishName: 'Ciarraí', province: 'Munster', jurisdiction: 'IE', latitude: 52.13, longitude: -9.57, countyTown: 'Tralee', plateCodes: ['KY'], oldPlateCodes: [], population: 156_458 },
  { name: 'Kildare', slug: 'kildare', irishName: 'Cill Dara', province: 'Leinster', jurisdiction: 'IE', latitude: 53.2, longitude: -6.81, countyTown: 'Naas', plateCodes: ['KE'], oldPlateCodes: [], population: 247_774 },
  { name: 'Kilkenny', slug: 'kilkenny', irishName: 'Cill Chainnigh', province: 'Leinster', jurisdiction: 'IE', latitude: 52.58, longitude: -7.22, countyTown: 'Kilkenny', plateCodes: ['KK'], oldPlateCodes: [], population: 104_160 },
  { name: 'Laois', slug: 'laois', irishName: 'Laois', province: 'Leinster', jurisdiction: 'IE', latitude: 52.99, longitude: -7.33, countyTown: 'Portlaoise', plateCodes: ['LS'], oldPlateCodes: [], population: 91_877 },
  { name: 'Leitrim', slug: 'leitrim', irishName: 'Liatroim', province: 'Connacht', jurisdiction: 'IE', latitude: 54.13, longitude: -8.0, countyTown: 'Carrick-on-Shannon', plateCodes: ['LM'], oldPlateCodes: [], population: 35_199 },
  { name: 'Limerick', slug: 'limerick', irishName: 'Luimneach', province: 'Munster', jurisdiction: 'IE', latitude: 52.5, longitude: -8.75, countyTown: 'Limerick', plateCodes: ['L'], oldPlateCodes: ['LK'], population: 209_536 },
  { name: 'Longford', slug: 'longford', irishName: 'An Longfort', province: 'Leinster', jurisdiction: 'IE', latitude: 53.71, longitude: -7.7, countyTown: 'Longford', plateCodes: ['LD'], oldPlateCodes: [], population: 46_751 },
  { name: 'Louth', slug: 'louth', irishName: 'Lú', province: 'Leinster', jurisdiction: 'IE', latitude: 53.9, longitude: -6.49, countyTown: 'Dundalk', plateCodes: ['LH'], oldPlateCodes: [], population: 139_703 },
  { name: 'Mayo', slug: 'mayo', irishName: 'Maigh Eo', province: 'Connacht', jurisdiction: 'IE', latitude: 53.9, longitude: -9.27, countyTown: 'Castlebar', plateCodes: ['MO'], oldPlateCodes: [], population: 137_970 },
  { name: 'Meath', slug: 'meath', irishName: 'An Mhí', province: 'Leinster', jurisdiction: 'IE', latitude: 53.65, longitude: -6.66, countyTown: 'Navan', plateCodes: ['MH'], oldPlateCodes: [], population: 220_826 },
  { name: 'Monaghan', slug: 'monaghan', irishName: 'Muineachán', province: 'Ulster', jurisdiction: 'IE', latitude: 54.15, longitude: -6.92, countyTown: 'Monaghan', plateCodes: ['MN'], oldPlateCodes: [], population: 65_288 },
  { name: 'Offaly', slug: 'offaly', irishName: 'Uíbh Fhailí', province: 'Leinster', jurisdiction: 'IE', latitude: 53.23, longitude: -7.6, countyTown: 'Tullamore', plateCodes: ['OY'], oldPlateCodes: [], population: 83_150 },
  { name: 'Roscommon', slug: 'roscommon', irishName: 'Ros Comáin', province: 'Connacht', jurisdiction: 'IE', latitude: 53.75, longitude: -8.27, countyTown: 'Roscommon', plateCodes: ['RN'], oldPlateCodes: [], population: 70_259 },
  { name: 'Sligo', slug: 'sligo', irishName: 'Sligeach', province: 'Connacht', jurisdiction: 'IE', latitude: 54.13, longitude: -8.62, countyTown: 'Sligo', plateCodes: ['SO'], oldPlateCodes: [], population: 70_198 },
  { name: 'Tipperary', slug: 'tipperary', irishName: 'Tiobraid Árann', province: 'Munster', jurisdiction: 'IE', latitude: 52.67, longitude: -7.9, countyTown: 'Nenagh', plateCodes: ['T'], oldPlateCodes: ['TN', 'TS'], population: 167_895 },
  { name: 'Tyrone', slug: 'tyrone', irishName: 'Tír Eoghain', province: 'Ulster', jurisdiction: 'NI', latitude: 54.6, longitude: -7.21, countyTown: 'Omagh', plateCodes: ['JI', 'HZ', 'VZ'], oldPlateCodes: [], population: 188_383 },
  { name: 'Waterford', slug: 'waterford', irishName: 'Port Láirge', province: 'Munster', jurisdiction: 'IE', latitude: 52.2, longitude: -7.6, countyTown: 'Waterford', plateCodes: ['W'], oldPlateCodes: ['WD'], population: 127_363 },
  { name: 'Westmeath', slug: 'westmeath', irishName: 'An Iarmhí', province: 'Leinster', jurisdiction: 'IE', latitude: 53.55, longitude: -7.44, countyTown: 'Mullingar', plateCodes: ['WH'], oldPlateCodes: [], population: 96_221 },
  { name: 'Wexford', slug: 'wexford', irishName: 'Loch Garman', province: 'Leinster', jurisdiction: 'IE', latitude: 52.47, longitude: -6.58, countyTown: 'Wexford', plateCodes: ['WX'], oldPlateCodes: [], population: 163_919 },
  { name: 'Wicklow', slug: 'wicklow', irishName: 'Cill Mhantáin', province: 'Leinster', jurisdiction: 'IE', latitude: 52.98, longitude: -6.37, countyTown: 'Wicklow', plateCodes: ['WW'], oldPlateCodes: [], population: 155_851 },
];
