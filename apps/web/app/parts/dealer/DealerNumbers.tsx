import type { NumberPaths } from '@forecourt/site';
import { NumberReveal } from '../enquiry/NumberReveal.tsx';

interface DealerNumbersProps {
  numbers: NumberPaths;
  onPhone: () => void;
  onWhatsapp: () => void;
}

/** The phone numbers in a dealer's panel, shown on request only. */
export function DealerNumbers({ numbers: { phone, whatsapp }, onPhone, onWhatsapp }: DealerNumbersProps) {
  return (
    <>
      {whatsapp ? <NumberReveal kind="whatsapp" action={whatsapp} onAsk={onWhatsapp} isWide /> : null}
      {phone ? <NumberReveal action={phone} onAsk={onPhone} isWide /> : null}
    </>
  );
}
