import { withDatabase } from '../command/with-database.ts';
import { buildOperatorsCommand } from './operators-command.ts';

await buildOperatorsCommand(withDatabase).parseAsync();
