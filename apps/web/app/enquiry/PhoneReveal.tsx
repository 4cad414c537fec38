import { phoneHref } from '@forecourt/domain';
import { ButtonLink, Icon } from '@forecourt/ui';
import Phone from 'lucide-react/icons/phone';
import { useTrackContact } from '../tracking/use-track-contact.ts';
import { ContactLink } from './ContactLink.tsx';
import type { Contact } from './contact-address.ts';

interface PhoneRevealProps {
  contact: Contact;
  isWide?: boolean;
}

/** The seller's number, on request only: numbers that stand on pages are collected by robots. */
export function PhoneReveal({ contact, isWide = false }: PhoneRevealProps) {
  const { phone } = contact;
  const track = useTrackContact();
  if (phone === null) {
    return (
      <ContactLink kind="phone" variant="secondary" isWide={isWide} onClick={() => track('phone')}>
        <Icon glyph={Phone} size="sm" />
        Show phone number
      </ContactLink>
    );
  }
  return (
    <ButtonLink href={phoneHref(phone)} variant="secondary" isWide={isWide}>
      <Icon glyph={Phone} size="sm" />
      {phone}
    </ButtonLink>
  );
}
