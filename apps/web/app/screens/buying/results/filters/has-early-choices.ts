/** Whether a form's values differ from those that the page loaded with. */
export function hasEarlyChoices(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) {
      return control.type === 'checkbox'
        ? control.checked !== control.defaultChecked
        : /^(search|number)$/.test(control.type) && control.value !== control.defaultValue;
    }
    return (
      control instanceof HTMLSelectElement &&
      [...control.options].some((option) => option.selected !== option.defaultSelected)
    );
  });
}
