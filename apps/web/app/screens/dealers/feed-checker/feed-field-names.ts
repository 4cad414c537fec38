/** The names of the form's fields. */
export const feedFieldNames = { file: 'feed', text: 'rows' } as const;

/** What pasted rows are called, as a file is by its name. */
export const pastedName = 'what you pasted';
