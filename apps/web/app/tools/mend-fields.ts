import type { ToolView } from './tool-view.ts';

/** While a field cannot be used there is no answer: the panel lists what to mend from the fields themselves. */
export const mendFields: Pick<ToolView, 'summary' | 'parts' | 'explained'> = {
  summary: '',
  parts: [],
  explained: null,
};
