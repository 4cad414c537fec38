/**
 * The hidden field by which a plain HTML form carries the CSRF token: the page writes it, the server reads
 * it.
 */
export const csrfField = 'xsrf-token';
