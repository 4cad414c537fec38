import { packagesIn } from '../on-demand.ts';

const peers = packagesIn(import.meta.dirname, 'itemsjs');

export const installPeers = peers.install;
export const peerPackage = peers.load;
