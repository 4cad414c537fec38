/**
 * The routing key that a text is (`d15`) or a whole Eircode begins with (`D15 X2V6`), by its looks alone: a browser need
 * not load the table of postal areas to leave the rest of a visitor's Eircode unsaid.
 */
export function readRoutingKey(text: string): string | undefined {
  return /^([A-Z]\d[\dW])(?:[A-Z\d]{4})?$/.exec(text.replace(/\s/g, '').toUpperCase())?.[1];
}
