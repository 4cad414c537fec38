import type { ToolAnswerView } from '../tool-view.ts';

/** While a field has an error there is no answer: the panel lists the errors from the fields themselves. */
export const mendFields: ToolAnswerView = {
  summary: '',
  parts: [],
  explained: null,
};
