import { withDatabase } from '../command/with-database.ts';
import { buildPeopleCommand } from './people-command.ts';

await buildPeopleCommand(withDatabase).parseAsync();
