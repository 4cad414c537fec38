/** As the server expects it of scripts, which send no form field. */
export const csrfHeaderName = 'X-XSRF-TOKEN';
