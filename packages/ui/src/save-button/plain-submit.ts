/** Makes a button of a script also submit a form elsewhere on the page, for visitors without JavaScript. */
export interface PlainSubmit {
  /** The form's id. */
  form: string;
  name: string;
  value: string;
}
