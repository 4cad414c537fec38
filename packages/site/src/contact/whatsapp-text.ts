import { brand } from '../brand/brand.ts';

/** A dealer on several sites must know which one sent the buyer, and which of many vehicles it is about. */
export function whatsappAboutAdvert(title: string, address: string): string {
  return `Hello, is the ${title} on ${brand.name} still for sale? ${address}`;
}

export function whatsappToDealer(dealerName: string): string {
  return `Hello ${dealerName}, I found you on ${brand.name}.`;
}
