/** Characters that are drawn for others in names that pretend. */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '|': 'l',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ο: 'o',
  ϲ: 'c',
};

const rolesForm =
  /\b(?:admin(?:istrator)?s?|moderators?|support|help ?desk|customer (?:service|care)|security|verification|official|system|no-?reply|the (?:site|office|team)|garda(?:i|í)?)\b/i;

/** Nobody names themselves like the site, or like somebody who speaks for it. */
export const siteLikeWords = 'Use your own name: this one looks like ours';

/** Whether a person's name pretends to be the site or somebody who speaks for it. */
export function isLikeSite(name: string, siteName: string): boolean {
  const plain = plainLetters(name);
  const site = plainLetters(siteName);
  if (site !== '' && plain.includes(site)) return true;
  return rolesForm.test(name.normalize('NFKC'));
}

/** A name to show: one that pretends to be the site is not shown. */
export function shownName(name: string, siteName: string, instead: string): string {
  const trimmed = name.trim();
  return trimmed === '' || isLikeSite(trimmed, siteName) ? instead : trimmed;
}

function plainLetters(text: string): string {
  return [...text.normalize('NFKD').toLowerCase()]
    .map((character) => lookAlikes[character] ?? character)
    .join('')
    .replace(/[^a-z]/g, '');
}
