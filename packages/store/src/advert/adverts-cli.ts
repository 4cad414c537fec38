import { withDatabase } from '../command/with-database.ts';
import { buildAdvertsCommand } from './adverts-command.ts';

await buildAdvertsCommand(withDatabase).parseAsync();
