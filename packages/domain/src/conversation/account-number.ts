/** An IBAN as people write it, with or without gaps. Irish ones have 22 characters. */
const ibanForm = /\b[A-Z]{2}\s?\d{2}(?:[\s-]?[A-Z0-9]){11,30}(?![A-Z0-9])/gi;
const cardForm = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const sortCodeForm = /\bsort ?code\b|\baccount (?:number|no\.?)\b|\biban\b|\bbic\b/i;

/** The account or card number in a text, as it is written there, or the words that announce one; null if there is none. */
export function findAccountNumber(text: string): string | null {
  for (const [found] of text.matchAll(ibanForm)) {
    const valid = longestIban(found);
    if (valid !== null) return valid;
  }
  for (const [found] of text.matchAll(cardForm)) if (isCardNumber(found)) return found;
  return sortCodeForm.exec(text)?.[0] ?? null;
}

/** Words may follow the number, so its end is where its check digits are right. */
function longestIban(found: string): string | null {
  for (let end = found.length; end >= 15; end -= 1) {
    const part = found.slice(0, end);
    if (isIban(part.replace(/[\s-]/g, ''))) return part;
  }
  return null;
}

/** ISO 13616: with the first four characters at the end and letters as numbers from 10 on, the remainder by 97 is 1. */
function isIban(text: string): boolean {
  if (text.length < 15 || text.length > 34) return false;
  let remainder = 0;
  for (const character of (text.slice(4) + text.slice(0, 4)).toUpperCase()) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** The Luhn check. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const twice = place % 2 === 1 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0 && new Set(digits).size > 1;
}
