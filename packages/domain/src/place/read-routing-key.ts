/**
 * The routing key that a text is (`d15`) or that a whole Eircode begins with (`D15 X2V6`), by format alone: a
 * browser can drop the rest of a visitor's Eircode without loading the table of postal areas.
 */
export function readRoutingKey(text: string): string | undefined {
  return /^([A-Z]\d[\dW])(?:[A-Z\d]{4})?$/.exec(text.replace(/\s/g, '').toUpperCase())?.[1];
}
