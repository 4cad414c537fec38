import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describedBy, Field } from './Field.tsx';

const field = (
  <Field id="town" label="Town" isRequired helpText="Where you live" message="Town is required">
    <input id="town" />
  </Field>
);

test('a required field has a star at its label', () => {
  expect(renderToStaticMarkup(field)).toMatch(/<label[^>]*for="town">Town \*<\/label>/);
});

test('the control is described by whatever is below it', () => {
  expect(describedBy('town', 'Where you live', 'Town is required')).toBe('town-help town-error');
  expect(describedBy('town', undefined, null)).toBeUndefined();
});
