import { withDatabase } from '../command/with-database.ts';
import { buildMailsCommand } from './mails-command.ts';

await buildMailsCommand(withDatabase).parseAsync();
