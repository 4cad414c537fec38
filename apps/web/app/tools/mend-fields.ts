import type { ToolView } from './tool-view.ts';

const words = 'Mend the marked fields to see the answer.';

/** What stands in the answer's place while it cannot be given. */
export const mendFields: Pick<ToolView, 'summary' | 'parts' | 'explained'> = {
  summary: words,
  parts: [{ kind: 'words', words, tone: 'warning' }],
  explained: null,
};
