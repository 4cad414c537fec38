import { type Attack, runAttacks } from './attacks/attack.ts';
import { databaseFaults } from './faults/database-faults.ts';
import { fullDisk } from './faults/full-disk.ts';
import { hungDatabase } from './faults/hung-database.ts';
import { jumpingClock } from './faults/jumping-clock.ts';
import { killedProcesses, replacedProcesses } from './faults/killed-processes.ts';
import { idleConnections, slowSenders } from './faults/open-connections.ts';
import { endure } from './faults/visited-site.ts';

const underVisits = [...databaseFaults, replacedProcesses, killedProcesses];

const faults: readonly Attack[] = [
  ...underVisits.map((fault) => ({ name: fault.name, run: () => endure(fault) })),
  hungDatabase,
  fullDisk,
  jumpingClock,
  idleConnections,
  slowSenders,
];

/** What fails on bad days, each made to fail for real on this machine; one line each. */
export const benchFaults = () => runAttacks(faults);
