import { openMedia, withDatabase } from '../../command/with-database.ts';
import { buildSeenCommand } from './seen-command.ts';

await buildSeenCommand(withDatabase, openMedia).parseAsync();
