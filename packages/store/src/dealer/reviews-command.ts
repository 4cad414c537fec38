import { Command } from 'commander';
import { CommandError } from '../command/command-error.ts';
import { parseNumber } from '../command/parse-number.ts';
import type { RunOnDatabase } from '../command/with-database.ts';
import { describePublished, describeReviews } from './describe-reviews.ts';
import { listPendingReviews, moderateReview } from './written-reviews.ts';

const mostListed = 100;

/** `npm run reviews`: look at visitors' reviews of dealers, and decide which are shown. */
export function buildReviewsCommand(run: RunOnDatabase): Command {
  const program = new Command('reviews').description(
    'List visitors’ reviews of dealers, and decide which are shown. With the embedded database, stop the site first.',
  );

  program
    .command('list')
    .description('list pending reviews, oldest first')
    .action(() => run(async (db) => describeReviews(await listPendingReviews(db, { limit: mostListed }))));

  for (const [name, state, description] of [
    ['publish', 'published', 'publish a review; the dealer gets a mail and can reply'],
    ['reject', 'rejected', 'do not show a review, or no longer'],
  ] as const) {
    program
      .command(name)
      .description(description)
      .argument('<id>', 'as shown by list', parseNumber)
      .action((id: number) =>
        run(async (db) => {
          const review = await moderateReview(db, id, state, { at: new Date().toISOString() });
          if (!review) throw new CommandError(`There is no review ${id}.`);
          return describePublished(review);
        }),
      );
  }
  return program;
}
