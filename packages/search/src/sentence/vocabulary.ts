/** The makes and models on sale in one channel, as the index knows them. */
export interface SentenceVocabulary {
  makes: readonly SentenceMake[];
}

export interface SentenceMake extends SentenceName {
  models: readonly SentenceName[];
}

export interface SentenceName {
  name: string;
  slug: string;
}
