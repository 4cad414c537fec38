import { withDatabase } from '../command/with-database.ts';
import { buildSourcesCommand } from './sources-command.ts';

await buildSourcesCommand(withDatabase).parseAsync();
