export const conversationsPath = '/conversations';

export function conversationPath(id: number): string {
  return `${conversationsPath}/${id}`;
}
