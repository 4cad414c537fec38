export * from './accepted-advert.ts';
export * from './advert.ts';
export * from './dealer.ts';
export * from './enquiry.ts';
export * from './import-run.ts';
export * from './outgoing-mail.ts';
export * from './setting.ts';
export * from './takedown.ts';
