import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const render = (props: Partial<CheckboxProps> = {}) =>
  renderToStaticMarkup(<Checkbox id="nct" label="With NCT" {...props} />);

test('its state is correct before JavaScript runs', () => {
  expect(render({ checked: true })).toContain('checked=""');
  expect(render()).not.toContain('checked=""');
});

test('help is tied to the box and turns red with an error', () => {
  expect(render({ helpText: 'Ask first' })).toContain('aria-describedby="nct-help"');
  expect(render({ helpText: 'Ask first', hasError: true })).toContain('data-tone="error"');
});

test('a required box has a star and is required in HTML', () => {
  expect(render({ isRequired: true })).toContain('With NCT *');
  expect(render({ isRequired: true })).toContain('required=""');
});

test('small and disabled show', () => {
  expect(render({ smallCheckBox: true })).toContain('data-small');
  expect(render({ disabled: true })).toContain('disabled=""');
});
