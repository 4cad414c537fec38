import type { Server } from 'node:http';

/** Limits how long a flood of connections can delay a page. */
const maxTurns = 100;

/**
 * Node accepts one connection per turn of the event loop. If a page were rendered in every turn, a health
 * check would wait for as many pages as there are connections before it. So between two pages the event loop
 * turns until no connection arrives.
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
