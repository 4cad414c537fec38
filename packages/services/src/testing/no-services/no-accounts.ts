import type { Accounts } from '../../accounts/open-accounts.ts';

const unused = () => {
  throw new Error('This test has no accounts.');
};

/** For tests in which nobody is signed in. */
export const noAccounts: Accounts = {
  signIn: { askForMail: unused, findMail: unused, withCode: unused, findLink: unused, withLink: unused },
  sessions: {
    open: unused,
    find: async () => null,
    list: unused,
    end: unused,
    endOthers: unused,
  },
  passkeys: {
    list: unused,
    registrationOptions: unused,
    add: unused,
    remove: unused,
    signInOptions: unused,
    signIn: unused,
  },
  profile: {
    change: unused,
    openEmailChange: unused,
    askForEmailChange: unused,
    cancelEmailChange: unused,
    changeToConfirm: unused,
    confirm: unused,
    export: unused,
    delete: unused,
    accountToKeep: unused,
    keep: unused,
  },
  savedVehicles: { join: unused },
  notebook: { join: unused },
};
