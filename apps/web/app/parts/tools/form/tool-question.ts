import type { CalculatorName } from '@forecourt/content';
import type { Services } from '@forecourt/services';

/** What a tool is asked with: the query of the page that it stands on. */
export interface ToolQuestion {
  params: URLSearchParams;
  services: Pick<Services, 'search' | 'adverts' | 'pricing'>;
  /** Of the page, without its query. */
  path: string;
  now: Date;
}

export type AskedTool = { name: CalculatorName } & ToolQuestion;
