import { Button } from '@forecourt/ui';

/** Without scripts the browser's own way to print is the way: the page says so. */
export function PrintButton() {
  return (
    <Button type="button" onClick={() => window.print()}>
      Print
    </Button>
  );
}
