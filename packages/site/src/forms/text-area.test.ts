import { describe, expect, it } from 'vitest';
import { decideTextAreaMessage } from './text-area.ts';

const area = { id: 'message', isRequired: false };

describe('a text area', () => {
  it('asks for a required text', () => {
    expect(decideTextAreaMessage({ ...area, isRequired: true }, '', true)).toBe('Message is required');
  });

  it('refuses spaces alone, required or not', () => {
    expect(decideTextAreaMessage(area, '  \n ', true)).toBe('Message is required');
    expect(decideTextAreaMessage({ ...area, isRequired: true }, ' ', true)).toBe('Message is required');
  });

  it('shows nothing before it is touched', () => {
    expect(decideTextAreaMessage({ ...area, isRequired: true }, '', false)).toBeNull();
  });

  it('takes 3000 characters unless told otherwise', () => {
    expect(decideTextAreaMessage(area, 'x'.repeat(3000), true)).toBeNull();
    expect(decideTextAreaMessage(area, 'x'.repeat(3001), true)).toBe(
      'Message is longer than 3,000 characters',
    );
    expect(decideTextAreaMessage({ ...area, maxLength: 10 }, 'x'.repeat(11), true)).toBe(
      'Message is longer than 10 characters',
    );
  });

  it('accepts an empty value if nothing is required', () => {
    expect(decideTextAreaMessage(area, '', true)).toBeNull();
  });
});
