import type { CalculatorName } from '@forecourt/content';
import type { Services } from '@forecourt/services';

/** A tool's input: the query of the page that it is on. */
export interface ToolQuestion {
  params: URLSearchParams;
  services: Pick<Services, 'search' | 'adverts' | 'pricing'>;
  /** The page's path, without its query. */
  path: string;
  now: Date;
}

export type AskedTool = { name: CalculatorName } & ToolQuestion;
