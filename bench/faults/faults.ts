import { type Attack, runAttacks } from '../attacks/attack.ts';
import { databaseFaults } from './database-faults.ts';
import { fullDisk } from './full-disk.ts';
import { hungDatabase } from './hung-database.ts';
import { jumpingClock } from './jumping-clock.ts';
import { killedProcesses, replacedProcesses } from './killed-processes.ts';
import { idleConnections, slowSenders } from './open-connections.ts';
import { endure } from './visited-site.ts';

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
