import type { AlertService } from '../../alerts/alert-service.ts';
import type { PushService } from '../../alerts/push/push-service.ts';

const unused = () => {
  throw new Error('This test has no alerts.');
};

/** For tests in which nobody watches anything. */
export const noAlerts: AlertService = {
  findSubject: async () => null,
  watch: unused,
  replace: unused,
  ask: unused,
  findConfirmation: unused,
  confirm: unused,
  ofAccount: async () => null,
  ofLink: unused,
  list: unused,
  hear: unused,
  change: unused,
  pause: unused,
  mute: unused,
  end: unused,
  confirmOwn: unused,
  changePhrase: unused,
  pathOfMine: unused,
  findEnding: unused,
  endByLink: unused,
  findKeeping: unused,
  keepByLink: unused,
};

export const noPush: PushService = { publicKey: () => null, add: unused };
