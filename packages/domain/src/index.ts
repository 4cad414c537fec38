export * from './advert/advert.ts';
export * from './channel/channel.ts';
export * from './dealer/dealer.ts';
export * from './enquiry/enquiry.ts';
export * from './place/place.ts';
export * from './vehicle/attribute.ts';
export * from './vehicle/vehicle-attributes.ts';
export * from './vehicle/vehicle-options.ts';
