import type { FAQPageLeaf, WithContext } from 'schema-dts';

export interface AnsweredQuestion {
  question: string;
  /** Plain text or simple HTML. */
  answer: string;
}

export function faqBlock(questions: readonly AnsweredQuestion[]): WithContext<FAQPageLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
