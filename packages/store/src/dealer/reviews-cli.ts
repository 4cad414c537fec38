import { Command } from 'commander';
import { parseNumber } from '../command/parse-number.ts';
import { withDatabase } from '../command/with-database.ts';
import { describePublished, describeReviews } from './describe-reviews.ts';
import { listPendingReviews, moderateReview } from './written-reviews.ts';

const mostListed = 100;

const program = new Command('reviews').description(
  'Look at the reviews that visitors wrote of dealers, and decide which are shown. With the embedded database, while the site is stopped.',
);

program
  .command('list')
  .description('the reviews that nobody has decided upon, oldest first')
  .action(() =>
    withDatabase(async (db) => describeReviews(await listPendingReviews(db, { limit: mostListed }))),
  );

for (const [name, state, description] of [
  ['publish', 'published', 'show a review; the dealer is told by mail and can reply'],
  ['reject', 'rejected', 'never show a review, or no longer'],
] as const) {
  program
    .command(name)
    .description(description)
    .argument('<id>', 'as the list names it', parseNumber)
    .action((id: number) =>
      withDatabase(async (db) => {
        const review = await moderateReview(db, id, state, { at: new Date().toISOString() });
        if (!review) process.exitCode = 1;
        return review ? describePublished(review) : `There is no review ${id}.`;
      }),
    );
}

await program.parseAsync();
