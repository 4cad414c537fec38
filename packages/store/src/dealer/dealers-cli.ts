import { withDatabase } from '../command/with-database.ts';
import { buildDealersCommand } from './dealers-command.ts';

await buildDealersCommand(withDatabase).parseAsync();
