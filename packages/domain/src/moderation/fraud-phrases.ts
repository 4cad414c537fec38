import { withPlainLetters } from '../text/with-plain-letters.ts';

/** Words that honest sellers of cars hardly ever write, with what they usually mean. */
export const fraudPhrases: readonly { form: RegExp; means: string }[] = [
  {
    form: /\b(?:western union|money ?gram|gift ?cards?|bitcoin|crypto(?:currency)?|usdt|paysafe ?card)\b/i,
    means: 'a payment that nobody gets back',
  },
  {
    form: /\b(?:deposit (?:by|via|first|to hold|to secure)|(?:pay|send) (?:a |the )?deposit (?:before|to)|holding deposit)\b/i,
    means: 'money before the car is seen',
  },
  {
    form: /\b(?:shipping (?:agent|company)|(?:courier|agent|shipper) (?:will|can) (?:deliver|collect|bring)|delivered to your door after payment)\b/i,
    means: 'a delivery instead of a viewing',
  },
  {
    form: /\b(?:escrow|ebay (?:motors )?protection|buyer protection programme?)\b/i,
    means: 'a made-up protection',
  },
  {
    form: /\b(?:(?:i am|i'm|i’m|currently) (?:abroad|overseas|out of the country|offshore|on an? (?:oil )?rig)|working (?:abroad|overseas|offshore) so)\b/i,
    means: 'a seller who cannot be met',
  },
  {
    // “No viewings before six” has its hours.
    form: /\b(?:(?:no viewings?|cannot be viewed|can(?:’|')t be viewed|viewing not possible)\b(?! (?:after|at|before|between|during|on|this|till|today|tomorrow|until|without)\b)|without viewing\b)/i,
    means: 'a car that cannot be seen',
  },
];

/** Such phrases in a text as they are written there, the first of each kind. */
export function findFraudPhrases(text: string): { phrase: string; means: string }[] {
  const words = withPlainLetters(text).replace(/\s+/g, ' ');
  return fraudPhrases.flatMap(({ form, means }) => {
    const found = form.exec(words);
    return found ? [{ phrase: found[0], means }] : [];
  });
}
