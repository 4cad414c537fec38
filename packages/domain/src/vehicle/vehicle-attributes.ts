import { distanceUnits } from '../distance/distance-units.ts';
import type { AttributeDefinition, ValuesOf } from './attribute.ts';
import { powerUnits } from './parsing/power-units.ts';
import {
  answers,
  bodyTypes,
  cabTypes,
  colours,
  conditions,
  drivetrains,
  fuels,
  interiors,
  licences,
  origins,
  roofHeights,
  serviceHistories,
  transmissions,
  unknownAnswer,
  wheelbases,
} from './vehicle-options.ts';

/**
 * Everything that can be stated about a vehicle, one entry per attribute. The vehicle's type, filters,
 * facets, specification rows, the parameters of addresses and REST, and feed columns all derive from this
 * table: adding an attribute is one entry here. REST responses are a contract with others and are written out
 * there.
 */
// biome-ignore format: one attribute a line reads as a table
export const vehicleAttributes = [
  // What it is
  { key: 'make', label: 'Make', kind: 'name', maxLength: 40, required: true, filter: { by: 'any-of', param: 'make', not: 'notMake' }, facet: 'values', spec: 'Overview' },
  { key: 'model', label: 'Model', kind: 'name', maxLength: 60, required: true, filter: { by: 'any-of', param: 'model', not: 'notModel' }, facet: 'values', spec: 'Overview' },
  { key: 'derivative', label: 'Version', kind: 'name', maxLength: 120, spec: 'Overview' },
  { key: 'condition', label: 'Condition', kind: 'choice', options: conditions, required: true, filter: { by: 'any-of', param: 'condition' }, facet: 'values', spec: 'Overview' },
  { key: 'year', label: 'Year', kind: 'number', min: 1900, max: 2100, required: true, filter: { by: 'range', min: 'minYear', max: 'maxYear' }, facet: { from: [1900, 2005, 2010, 2013, 2015, 2017, 2019, 2021, 2023, 2025] }, spec: 'Overview' },
  { key: 'registration', label: 'Registration', kind: 'name', maxLength: 16 },
  { key: 'mileage', label: 'Mileage', kind: 'number', min: 0, max: 3_000_000, unit: 'km', grouped: true, otherUnits: distanceUnits, unitFlag: { key: 'isMileageInMiles', unit: 'miles' }, filter: { by: 'range', min: 'minMileage', max: 'maxMileage' }, facet: { from: [0, 10_000, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000] }, spec: 'Overview' },
  { key: 'isMileageInMiles', label: 'Clock in miles', kind: 'yes-no' },
  { key: 'body', label: 'Body type', kind: 'choice', options: bodyTypes, filter: { by: 'any-of', param: 'body', not: 'notBody' }, facet: 'values', spec: 'Overview' },
  { key: 'colour', label: 'Colour', kind: 'choice', options: colours, filter: { by: 'any-of', param: 'colour', not: 'notColour' }, facet: 'values', spec: 'Overview' },
  { key: 'doors', label: 'Doors', kind: 'number', min: 1, max: 7, one: 'door', channels: ['Car', 'Commercial'], filter: { by: 'any-of', param: 'doors' }, facet: 'values', spec: 'Size and capacity' },
  { key: 'seats', label: 'Seats', kind: 'number', min: 1, max: 60, one: 'seat', filter: { by: 'any-of', param: 'seats' }, facet: 'values', spec: 'Size and capacity' },
  // What drives it
  { key: 'fuel', label: 'Fuel', kind: 'choice', options: fuels, filter: { by: 'any-of', param: 'fuel', not: 'notFuel' }, facet: 'values', spec: 'Engine and drive' },
  { key: 'transmission', label: 'Gearbox', kind: 'choice', options: transmissions, filter: { by: 'any-of', param: 'transmission' }, facet: 'values', spec: 'Engine and drive' },
  { key: 'engineCc', label: 'Engine', kind: 'number', min: 0, max: 20_000, unit: 'cc', grouped: true, filter: { by: 'range', min: 'minEngine', max: 'maxEngine' }, facet: { from: [0, 126, 500, 1001, 1301, 1601, 2001, 3001] }, spec: 'Engine and drive' },
  { key: 'powerKw', label: 'Power', kind: 'number', min: 0, max: 2000, unit: 'kW', otherUnits: powerUnits, filter: { by: 'range', min: 'minPower', max: 'maxPower' }, facet: { from: [0, 50, 75, 90, 110, 130, 150, 185, 225, 300] }, group: 'engine', spec: 'Engine and drive' },
  { key: 'drivetrain', label: 'Drive', kind: 'choice', options: drivetrains, channels: ['Car', 'Commercial'], filter: { by: 'any-of', param: 'drive' }, facet: 'values', group: 'engine', spec: 'Engine and drive' },
  { key: 'licence', label: 'Licence needed', kind: 'choice', options: licences, channels: ['Bike'], spec: 'Engine and drive' },
  // What it costs to run
  { key: 'motorTax', label: 'Motor tax', kind: 'number', min: 0, max: 10_000, unit: '€ a year', grouped: true, filter: { by: 'at-most', param: 'maxTax' }, facet: { from: [0, 121, 201, 281, 401, 601] }, spec: 'Running costs' },
  { key: 'co2', label: 'CO₂', kind: 'number', min: 0, max: 999, unit: 'g/km', channels: ['Car', 'Commercial'], spec: 'Running costs' },
  { key: 'consumption', label: 'Consumption', kind: 'number', min: 0, max: 60, unit: 'l/100 km', decimals: 1, spec: 'Running costs' },
  // Electric
  { key: 'rangeKm', label: 'Electric range', kind: 'number', min: 0, max: 1500, unit: 'km', filter: { by: 'at-least', param: 'minRange' }, facet: { from: [0, 100, 200, 300, 400, 500] }, spec: 'Electric' },
  { key: 'batteryKwh', label: 'Battery', kind: 'number', min: 0, max: 1000, unit: 'kWh', decimals: 1, filter: { by: 'at-least', param: 'minBattery' }, facet: { from: [0, 30, 40, 50, 60, 70, 80, 100] }, group: 'electric', spec: 'Electric' },
  { key: 'chargingKw', label: 'Rapid charging', kind: 'number', min: 0, max: 1000, unit: 'kW', channels: ['Car', 'Commercial'], filter: { by: 'at-least', param: 'minCharging' }, facet: { from: [0, 50, 100, 150, 200, 250] }, group: 'electric', spec: 'Electric' },
  // What happened to it
  { key: 'owners', label: 'Owners', kind: 'number', min: 0, max: 30, filter: { by: 'at-most', param: 'maxOwners' }, facet: { from: [0, 2, 3, 4, 5] }, group: 'history', says: { to: 'at most # owners', toOne: 'one owner' }, spec: 'History' },
  { key: 'isAccidentDeclared', label: 'Accident or write-off declared', kind: 'yes-no', filter: { by: 'is', param: 'accident' }, facet: 'values', group: 'history', says: { yes: 'accident or write-off declared', no: 'no accident declared' }, spec: 'History' },
  { key: 'accidentHistory', label: 'Accident history', kind: 'choice', options: unknownAnswer, spec: 'History' },
  { key: 'financeOwed', label: 'Finance owed', kind: 'choice', options: answers, spec: 'History' },
  { key: 'hireUse', label: 'Taxi, hire or driving school', kind: 'choice', options: answers, spec: 'History' },
  { key: 'nctExpiry', label: 'NCT until', kind: 'day', channelWords: { Commercial: { label: 'CVRT until', of: 'CVRT' } }, channels: ['Car', 'Commercial'], filter: { by: 'months-ahead', param: 'minNctMonths', of: 'NCT' }, facet: { ahead: [1, 3, 6, 9, 12, 18, 24] }, spec: 'History' },
  { key: 'serviceHistory', label: 'Service history', kind: 'choice', options: serviceHistories, spec: 'History' },
  { key: 'origin', label: 'First registered in', kind: 'choice', options: origins, spec: 'History' },
  { key: 'warrantyMonths', label: 'Warranty', kind: 'number', min: 0, max: 120, unit: 'months', spec: 'History' },
  // What it carries
  { key: 'cab', label: 'Cab', kind: 'choice', options: cabTypes, channels: ['Commercial'], spec: 'Size and capacity' },
  { key: 'wheelbase', label: 'Wheelbase', kind: 'choice', options: wheelbases, channels: ['Commercial'], spec: 'Size and capacity' },
  { key: 'roofHeight', label: 'Roof', kind: 'choice', options: roofHeights, channels: ['Commercial'], spec: 'Size and capacity' },
  { key: 'payloadKg', label: 'Payload', kind: 'number', min: 0, max: 50_000, unit: 'kg', grouped: true, channels: ['Commercial'], spec: 'Size and capacity' },
  { key: 'grossWeightKg', label: 'Gross weight', kind: 'number', min: 0, max: 60_000, unit: 'kg', grouped: true, channels: ['Commercial'], spec: 'Size and capacity' },
  { key: 'towingKg', label: 'Towing', kind: 'number', min: 0, max: 50_000, unit: 'kg', grouped: true, channels: ['Car', 'Commercial'], spec: 'Size and capacity' },
  { key: 'interior', label: 'Interior', kind: 'choice', options: interiors, channels: ['Car', 'Commercial'], filter: { by: 'any-of', param: 'interior', not: 'notInterior' }, facet: 'values', group: 'equipment', spec: 'Overview' },
  { key: 'isPriceExVat', label: 'Price excludes VAT', kind: 'yes-no', channels: ['Commercial'], spec: 'Overview' },
  { key: 'equipment', label: 'Equipment', kind: 'names', maxItems: 120, maxLength: 80 },
] as const satisfies readonly AttributeDefinition[];

export type VehicleAttribute = (typeof vehicleAttributes)[number];

export type AttributeKey = VehicleAttribute['key'];

/** A vehicle as the attribute table describes it. */
export type Vehicle = ValuesOf<typeof vehicleAttributes>;
