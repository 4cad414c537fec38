import type { ConversationService } from '../../conversations/conversation-service.ts';

/** For tests in which nobody talks. */
export const noConversations: ConversationService = {
  list: async () => [],
  countUnread: async () => 0,
  findOfAccount: async () => null,
  findByLink: async () => ({ kind: 'unknown' }),
  findOfReply: async () => null,
  pathOfEnquiry: async () => null,
  read: async (own) => ({ ...own, messages: [], notices: [] }),
  send: async () => ({ kind: 'refused', error: '' }),
  markRead: async () => {},
  setBlock: async () => {},
  report: async () => null,
  photo: async () => null,
  watch: () => () => {},
  noteBeenInTouch: async () => {},
};
