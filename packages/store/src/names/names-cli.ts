import { withDatabase } from '../command/with-database.ts';
import { buildNamesCommand } from './names-command.ts';

await buildNamesCommand(withDatabase).parseAsync();
