import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './Combobox.tsx';

test('before JavaScript runs it is a select that submits the same value', () => {
  const html = renderToStaticMarkup(
    <Combobox
      id="make"
      label="Make"
      anyLabel="Any make"
      value="ford"
      options={[{ value: 'ford', label: 'Ford' }]}
    />,
  );
  expect(html).toMatch(/<select[^>]*name="make"/);
  expect(html).toContain('<option value="">Any make</option>');
  expect(html).toContain('<option value="ford" selected="">Ford</option>');
});
