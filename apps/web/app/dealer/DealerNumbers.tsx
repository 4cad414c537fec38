import { PhoneReveal } from '../enquiry/PhoneReveal.tsx';
import { WhatsappReveal } from '../enquiry/WhatsappReveal.tsx';
import type { DealerPanelView } from './build-dealer-panel.ts';

interface DealerNumbersProps {
  panel: Pick<DealerPanelView, 'callAction' | 'whatsappAction'>;
  onPhone: () => void;
  onWhatsapp: () => void;
}

/** The numbers in a dealer's panel, which are told on request only. */
export function DealerNumbers({ panel, onPhone, onWhatsapp }: DealerNumbersProps) {
  const { callAction, whatsappAction } = panel;
  return (
    <>
      {whatsappAction ? (
        <WhatsappReveal key={whatsappAction} action={whatsappAction} onAsk={onWhatsapp} isWide />
      ) : null}
      {callAction ? <PhoneReveal key={callAction} action={callAction} onAsk={onPhone} isWide /> : null}
    </>
  );
}
