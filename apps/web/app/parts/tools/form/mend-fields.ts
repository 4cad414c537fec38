import type { ToolAnswerView } from '../tool-view.ts';

/** While a field cannot be used there is no answer: the panel lists what to mend from the fields themselves. */
export const mendFields: ToolAnswerView = {
  summary: '',
  parts: [],
  explained: null,
};
