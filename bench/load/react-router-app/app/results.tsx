import { readFileSync } from 'node:fs';
import type { PageData } from '../../page-data.ts';
import { ResultsPage } from '../../results-page.tsx';

const data: PageData = JSON.parse(readFileSync(process.env.PAGE_DATA ?? '', 'utf8'));

export function loader() {
  const { title, cards, facets } = data;
  return { title, cards, facets };
}

export default function Results({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <ResultsPage {...loaderData} />;
}
