/**
 * Words for options: each option with its words, as letters and digits with spaces between them. They are
 * searched inside a phrase, so that `6 speed manual` is a `manual`. Words that addresses understand too are
 * in choice-synonyms.ts.
 */
export type OptionWords = Readonly<Record<string, string>>;
