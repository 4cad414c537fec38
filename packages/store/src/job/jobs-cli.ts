import { withDatabase } from '../command/with-database.ts';
import { buildJobsCommand } from './jobs-command.ts';

await buildJobsCommand(withDatabase).parseAsync();
