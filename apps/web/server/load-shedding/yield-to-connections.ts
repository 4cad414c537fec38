import type { Server } from 'node:http';

/** Bounds how long a flood of connections can keep a page from being begun. */
const maxTurns = 100;

/**
 * Node accepts one connection in each turn of the event loop. With a page made in every turn, a health check would wait
 * for as many pages as there are connections before it. So between two pages the event loop turns until nobody new comes.
 */
export function yieldToConnections(server: Server): (next: () => void) => void {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on('connection', count).on('drop', count);
  return (next) => {
    let before = accepted;
    let turns = 0;
    const look = () => {
      turns += 1;
      if (accepted === before || turns === maxTurns) return next();
      before = accepted;
      setImmediate(look);
    };
    setImmediate(look);
  };
}
