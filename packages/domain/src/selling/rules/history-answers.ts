/** The answers to a question about a vehicle's past. None is preset. */
export const historyAnswers = ['yes', 'no', 'unknown'] as const;

export type HistoryAnswer = (typeof historyAnswers)[number];

export function parseHistoryAnswer(text: string): HistoryAnswer | null {
  return historyAnswers.find((answer) => answer === text) ?? null;
}

/** The questions, and what each is about. */
export const historyQuestions = [
  {
    field: 'accident',
    question: 'Has it been in an accident that needed repairs, or been written off?',
    about: 'accidents',
  },
  { field: 'financeOwed', question: 'Is finance still owed on it?', about: 'finance' },
  {
    field: 'hireUse',
    question: 'Was it ever a taxi, hire car or driving-school car?',
    about: 'taxi or hire use',
  },
] as const;

export const historyAnswerWords: Readonly<Record<HistoryAnswer, string>> = {
  yes: 'Yes',
  no: 'No',
  unknown: 'I don’t know',
};
