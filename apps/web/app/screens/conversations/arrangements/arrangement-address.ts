/** The page that the forms of a conversation's cards are sent to. */
export function arrangePath(conversationPath: string): string {
  return `${conversationPath}/arrange`;
}

export function calendarPath(conversationPath: string, viewingId: number): string {
  return `${conversationPath}/calendar/${viewingId}`;
}

/** The conversation that one of those pages belongs to. */
export function conversationOf(path: string): string {
  return path.replace(/\/(?:arrange|calendar\/\d+)$/, '');
}
