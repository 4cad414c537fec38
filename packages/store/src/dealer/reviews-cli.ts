import { withDatabase } from '../command/with-database.ts';
import { buildReviewsCommand } from './reviews-command.ts';

await buildReviewsCommand(withDatabase).parseAsync();
