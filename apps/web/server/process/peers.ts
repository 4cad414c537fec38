import cluster from 'node:cluster';

/** The other processes of the site on this machine, which `npm start` forwards messages to. */
export interface Peers {
  /** Reaches each of the others once, soon; one that is just starting or ending may miss it. */
  tell(topic: string, content: unknown): void;
  onHearing(topic: string, hear: (content: unknown) => void): void;
}

interface Message {
  forPeers: string;
  content: unknown;
}

export const noPeers: Peers = { tell: () => {}, onHearing: () => {} };

export function findPeers(): Peers {
  if (!cluster.isWorker) return noPeers;
  return {
    tell(topic, content) {
      // While the supervisor is being killed, the channel may close at any moment.
      if (process.connected) process.send?.({ forPeers: topic, content } satisfies Message, () => {});
    },
    onHearing(topic, hear) {
      process.on('message', (message: Message | string) => {
        if (typeof message === 'object' && message.forPeers === topic) hear(message.content);
      });
    },
  };
}

/** Passed by `npm start`, as `--restarts=2` or `--process=0`. */
export function readNumber(args: readonly string[], name: 'restarts' | 'process'): number {
  const said = args.find((each) => each.startsWith(`--${name}=`));
  return Number(said?.split('=')[1] ?? 0);
}
