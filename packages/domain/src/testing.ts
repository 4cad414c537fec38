// What only tests and benchmarks use.
export { countySegment } from './address/path-segment.ts';
export { turnFrames } from './advert/advert-pictures.ts';
export * from './advert/example-advert.ts';
export { advertAttributes } from './search/advert-attributes.ts';
export { searchableVehicleAttributes } from './search/searchable-attributes.ts';
export { exampleSellingFields } from './selling/example-selling-fields.ts';
export { weekdayOf } from './time/calendar.ts';
export { colours, drivetrains, interiors } from './vehicle/vehicle-options.ts';
