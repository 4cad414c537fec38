/**
 * What options are called: each option with its words, as letters and digits alone and with spaces between them. They are
 * looked for inside a phrase, so that `6 speed manual` is a `manual`. Words that addresses understand too are in
 * choice-synonyms.ts.
 */
export type OptionWords = Readonly<Record<string, string>>;
