import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchableAdvert } from '@forecourt/domain';
// Imports only the matching: the whole package would take longer to load.
import { WatchedSearches } from '@forecourt/search/watched';
import type {
  MatcherAnswer,
  MatcherCall,
  MatcherMessage,
  MatcherPriority,
  MatcherTask,
} from './matcher-messages.ts';

/** Run as a worker thread by `matcher-in-thread.ts`. */
const port = parentPort;
if (!port) throw new Error('This file is a worker thread and cannot be run on its own.');

// Pages come first where cores are scarce: mail can wait. Elsewhere than on Linux it would be the whole process's.
const priority = workerData as MatcherPriority;
if (process.platform === 'linux' && priority === 'low')
  setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const watched = new WatchedSearches();
let adverts: SearchableAdvert[] = [];

port.on('message', (message: MatcherCall) => {
  if (message.kind === 'adverts') adverts.push(...message.adverts);
  else port.postMessage(attempt(message, message.call));
});

function attempt(task: MatcherTask, call: number): MatcherMessage {
  try {
    return { call, answer: perform(task) };
  } catch (error) {
    return { call, failure: error instanceof Error ? error.message : String(error) };
  }
}

function perform(task: MatcherTask): MatcherAnswer {
  if (task.kind === 'memory') return watched.memory();
  if (task.kind === 'match') {
    const changed = adverts;
    adverts = [];
    return watched.match(changed);
  }
  if (task.kind === 'set') for (const { id, query } of task.searches) watched.set(id, query);
  else for (const id of task.ids) watched.remove(id);
  return null;
}
