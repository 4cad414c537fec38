/** The names of the form's fields. */
export const feedFieldNames = { file: 'feed', text: 'rows' } as const;

/** The name of pasted rows, in place of a file name. */
export const pastedName = 'what you pasted';
