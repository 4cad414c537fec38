/** The names of the form's fields. */
export const feedFieldNames = { file: 'feed', text: 'rows' } as const;
