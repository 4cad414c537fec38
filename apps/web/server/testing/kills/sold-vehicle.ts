import type { SellingFields } from '@forecourt/domain';
import { exampleSellingFields } from '@forecourt/domain/testing';

export function plateOf(number: number): string {
  return `191-D-${1000 + number}`;
}

/** A complete advert that says its number, so that no two are alike. */
export function fieldsOf(number: number): SellingFields {
  return {
    ...exampleSellingFields,
    plate: plateOf(number),
    words: `Car number ${number}, serviced every year at the same garage, two keys, drives very well.`,
  };
}
