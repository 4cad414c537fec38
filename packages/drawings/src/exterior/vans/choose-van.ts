import type { CarProfile } from '../cars/profile.ts';
import type { LoadKind } from './truck-side.ts';
import { vanBodies } from './van-bodies.ts';

const vansByName: Readonly<Record<string, CarProfile>> = {
  'Small Van': vanBodies.smallVan,
  'Medium Van': vanBodies.mediumVan,
  'Large Van': vanBodies.largeVan,
  'Crew Van': vanBodies.crewVan,
  Minibus: vanBodies.minibus,
  'Motorhome / Camper': vanBodies.camper,
};

const loadsByName: Readonly<Record<string, LoadKind>> = {
  'Chassis Cab': 'bare',
  Tipper: 'tipper',
  Dropside: 'dropside',
  'Luton / Box': 'luton',
  Refrigerated: 'cool',
  'Rigid Truck': 'lorry-box',
  'Tractor Unit': 'tractor',
  Curtainsider: 'curtain',
  'Recovery / Beavertail': 'recovery',
};

export const vanBodyNames: readonly string[] = [...Object.keys(vansByName), ...Object.keys(loadsByName)];

export const findVan = (body: string): CarProfile | null =>
  Object.hasOwn(vansByName, body) ? (vansByName[body] ?? null) : null;

export const findLoad = (body: string): LoadKind | null =>
  Object.hasOwn(loadsByName, body) ? (loadsByName[body] ?? null) : null;
