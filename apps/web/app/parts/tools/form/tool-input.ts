import { type Answers, type Asked, isAsked, type Questions } from '@forecourt/pricing';
import type { ToolFieldView, ToolFormView } from '../tool-view.ts';
import { type NameLists, readField } from './read-field.ts';

/**
 * Reads a form from a query, question by question in order, and keeps what was typed: an unusable field stays
 * as it is, with an error below it.
 *
 *     const input = new ToolInput(params, now);
 *     const asked = input.ask(financeQuestions);
 *     if (!asked) …  // input.form('Compare') shows why
 */
export class ToolInput {
  readonly #params: URLSearchParams;
  readonly #today: Date;
  readonly #fields = new Map<string, ToolFieldView>();
  #asked: Asked = {};

  constructor(params: URLSearchParams, today: Date) {
    this.#params = params;
    this.#today = today;
  }

  /** Null while one of the answers is unusable. `known` values count as answered before. */
  ask<Qs extends Questions>(
    questions: Qs,
    known: Asked = {},
    lists: NameLists = {},
  ): Answers<Qs, 'page'> | null {
    const today = this.#today;
    let asked: Asked = { ...this.#asked, ...known };
    for (const [name, question] of Object.entries(questions)) {
      if (question.only === 'rest') continue;
      let answer: Asked[string] = question.kind === 'yes-no' ? false : null;
      if (isAsked(question, asked, today)) {
        const typed = this.#params.get(question.param ?? name);
        const read = readField(name, question, typed, { asked, today, lists });
        this.#fields.set(name, read.field);
        answer = read.answer;
      }
      asked = { ...asked, [name]: answer };
    }
    this.#asked = asked;
    const isRefused = Object.keys(questions).some((name) => this.#fields.get(name)?.error);
    return isRefused ? null : (asked as Answers<Qs, 'page'>);
  }

  /** For errors that only show when answers are combined. */
  refuse(name: string, error: string): void {
    const field = this.#fields.get(name);
    if (field) this.#fields.set(name, { ...field, error });
  }

  get isRefused(): boolean {
    return [...this.#fields.values()].some(({ error }) => error !== undefined);
  }

  /** With a label for the collapsed fields, if there are any. */
  form(submitLabel: string, moreLabel?: string): ToolFormView {
    const fields = [...this.#fields.values()];
    const own = new Set(fields.map(({ name }) => name));
    return {
      fields,
      submitLabel,
      isAsked: fields.some(({ name }) => this.#params.has(name)),
      ...(moreLabel && { moreLabel }),
      kept: [...this.#params].filter(([name]) => !own.has(name)),
    };
  }
}
