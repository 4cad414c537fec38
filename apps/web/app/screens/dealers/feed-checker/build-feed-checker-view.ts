import type { ColumnGuide } from '@forecourt/services';
import { type BreadcrumbItem, buildBreadcrumbs, feedCheckerPath } from '@forecourt/site';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';

export interface ColumnGuideView {
  name: string;
  /** `also odometer, mileageKm` */
  also: string;
  isRequired: boolean;
  takes: string;
}

export interface FeedCheckerView {
  breadcrumbs: BreadcrumbItem[];
  columns: ColumnGuideView[];
  head: PageHead;
}

export function buildFeedCheckerView(columns: readonly ColumnGuide[], origin: string): FeedCheckerView {
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: 'Information for dealers', url: '/dealer-info' },
    { text: 'Check a stock feed', url: feedCheckerPath },
  ]);
  return {
    breadcrumbs,
    columns: columns.map(({ name, otherNames, isRequired, takes }) => ({
      name,
      also: otherNames.length > 0 ? `also ${otherNames.join(', ')}` : '',
      isRequired,
      takes,
    })),
    head: {
      title: 'Check a stock feed',
      description:
        'Send a CSV or NDJSON stock feed and see line by line what would be imported and what needs fixing. We store nothing.',
      path: feedCheckerPath,
      structuredData: [breadcrumbBlock(breadcrumbs, origin)],
    },
  };
}
