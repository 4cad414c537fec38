import type { DealerPanelOutput } from '@forecourt/domain';
import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { Icon, type IconGlyph } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import styles from './DealerPanel.module.css';

export interface DealerPanelOutputs {
  onEmail?: () => void;
  onWhatsapp?: () => void;
  onPhone?: () => void;
  onLocation?: () => void;
  onWebsite?: () => void;
}

interface DealerActionsProps extends DealerPanelOutputs {
  buttons: readonly DealerPanelOutput[];
  hrefs: Record<DealerPanelOutput, string>;
  phoneNumber: string | null;
  isLocationExternal: boolean;
  isRouter: boolean;
}

const glyphs: Record<DealerPanelOutput, IconGlyph> = {
  phone: Phone,
  email: Mail,
  whatsapp: MessageCircle,
  location: MapPin,
  website: Globe,
};

/** What one can do with a dealer: talk (buttons, the first of them the page's one accent) or look further (links). */
export function DealerActions({
  buttons,
  hrefs,
  phoneNumber,
  isLocationExternal,
  isRouter,
  ...outputs
}: DealerActionsProps) {
  const words: Record<DealerPanelOutput, string> = {
    phone: phoneNumber ?? '',
    email: 'Email',
    whatsapp: 'WhatsApp',
    location: 'View location',
    website: 'Visit website',
  };
  const report: Record<DealerPanelOutput, (() => void) | undefined> = {
    phone: outputs.onPhone,
    email: outputs.onEmail,
    whatsapp: outputs.onWhatsapp,
    location: outputs.onLocation,
    website: outputs.onWebsite,
  };
  const talks = buttons.filter((name) => name === 'phone' || name === 'email' || name === 'whatsapp');
  const looks = buttons.filter((name) => name === 'location' || name === 'website');
  const isExternal = (name: DealerPanelOutput) =>
    name === 'website' || (name === 'location' && isLocationExternal);
  return (
    <>
      {talks.length > 0 ? (
        <div className={styles.talks}>
          {talks.map((name, index) => (
            <ButtonLink
              key={name}
              href={hrefs[name]}
              isWide
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => report[name]?.()}
            >
              <Icon glyph={glyphs[name]} size="sm" />
              {words[name]}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      {looks.length > 0 ? (
        <ul className={styles.looks}>
          {looks.map((name) => (
            <li key={name}>
              <Anchor
                className={styles.look}
                href={hrefs[name]}
                isRouter={isRouter}
                target={isExternal(name) ? '_blank' : undefined}
                onClick={() => report[name]?.()}
              >
                <Icon glyph={glyphs[name]} size="sm" />
                {words[name]}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
