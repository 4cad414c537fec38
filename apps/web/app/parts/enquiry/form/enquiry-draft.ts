import { answerableKinds } from '@forecourt/domain';
import { type EnquiryField, type EnquiryFields, emptyEnquiry } from '@forecourt/site';

/** Only the part of Storage that is needed, so that a test can supply its own. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft of one page's form in this tab: Back and reload must not lose what the visitor wrote. */
export interface EnquiryDraft {
  read(): Partial<EnquiryFields>;
  keep(fields: Partial<EnquiryFields>): void;
  clear(): void;
}

const fieldNames = Object.keys(emptyEnquiry) as EnquiryField[];

export function openDraft(pathname: string, kind: string, storage: () => DraftStorage): EnquiryDraft {
  // Whoever wants to ask the seller for something else does not type their name again.
  const isToSeller = answerableKinds.some((each) => each === kind);
  const key = `enquiry ${isToSeller ? 'seller' : kind} ${pathname}`;
  // Accessing the storage throws if the visitor has blocked it.
  const attempt = <T>(work: (storage: DraftStorage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt((kept) => parseDraft(kept.getItem(key)), {}),
    keep: (fields) => attempt((kept) => kept.setItem(key, JSON.stringify(fields)), undefined),
    clear: () => attempt((kept) => kept.removeItem(key), undefined),
  };
}

function parseDraft(text: string | null): Partial<EnquiryFields> {
  const stored: unknown = JSON.parse(text ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter(
    ([name, value]) => fieldNames.some((each) => each === name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}
