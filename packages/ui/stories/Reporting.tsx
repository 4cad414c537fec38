import { type ReactNode, useState } from 'react';

/** Shows what a component reports, for people in the gallery and for the checks. */
export function Reporting({ children }: { children: (report: (words: string) => void) => ReactNode }) {
  const [reports, setReports] = useState<readonly string[]>([]);
  return (
    <>
      {children((words) => setReports((old) => [...old, words]))}
      <output className="story-reports">{reports.join(', ')}</output>
    </>
  );
}
