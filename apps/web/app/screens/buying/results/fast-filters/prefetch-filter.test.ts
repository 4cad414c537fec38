import { expect, test, vi } from 'vitest';
import { fieldsAfterPress } from './prefetch-filter.ts';

test.each([true, false])(
  'the form is read as if the box were pressed, and the box stays as it is',
  (checked) => {
    const box = { checked } as HTMLInputElement;
    const form = { box } as unknown as HTMLFormElement;
    const asked: boolean[] = [];
    vi.stubGlobal(
      'FormData',
      class {
        constructor(of: { box: HTMLInputElement }) {
          asked.push(of.box.checked);
        }
      },
    );
    fieldsAfterPress(form, box);
    expect(asked).toEqual([!checked]);
    expect(box.checked).toBe(checked);
  },
);
