import { formatKeptEnquiries, usualKeptDays } from '@forecourt/domain';
import { brand, sellUrl } from '@forecourt/site';
import type { ContentMistake } from '../content-mistake.ts';

export type Words = Readonly<Record<string, string>>;

/**
 * What a text may take from the brand and the usual configuration: `{{support-phone}}`. An operator who
 * changes them need not change any text.
 */
export const brandWords: Words = {
  brand: brand.name,
  product: brand.productSlug,
  'support-phone': brand.supportPhone,
  'support-tel': brand.supportPhone.replaceAll(' ', ''),
  'support-email': brand.supportEmail,
  'careers-url': brand.careersUrl ?? '',
  'insurance-url': brand.insuranceUrl ?? '',
  'sell-url': sellUrl(),
  'founding-year': String(brand.foundingYear),
  'enquiries-kept': formatKeptEnquiries(usualKeptDays),
};

const place = /\{\{\s*([a-z-]+)\s*\}\}/g;

/**
 * Fills in the words, line by line. An unknown name is an error of its line; a line that needs a value which
 * the operator has not set is left out.
 */
export function fillWords(
  text: string,
  words: Words,
): { text: string; mistakes: Omit<ContentMistake, 'file'>[] } {
  const mistakes: Omit<ContentMistake, 'file'>[] = [];
  const filled = text.split('\n').map((line, index) => {
    let isComplete = true;
    const complete = line.replace(place, (whole, name: string) => {
      const word = words[name];
      if (word === undefined) mistakes.push({ line: index + 1, message: `there is no value ${whole}` });
      if (word === '') isComplete = false;
      return word ?? whole;
    });
    return isComplete ? complete : '';
  });
  return { text: filled.join('\n'), mistakes };
}
