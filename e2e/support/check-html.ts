import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ReadPage } from './read-page.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {},
  }),
);

/** Violations of the HTML standard or of accessibility, each prefixed with its page and line. */
export async function findHtmlMistakes(pages: readonly ReadPage[]): Promise<string[]> {
  const reports = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html);
      return results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column, selector }) =>
            `${path}:${line}:${column} ${ruleId}: ${message} (${selector ?? ''})`,
        ),
      );
    }),
  );
  return reports.flat();
}
