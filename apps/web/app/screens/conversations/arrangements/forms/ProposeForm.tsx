import { videoWays, videoWayWords, viewingKindWords } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import { ArrangeForm, ArrangeInput, ArrangeSelect } from './ArrangeForm.tsx';
import type { FormParts } from './form-parts.ts';
import { TimeFields } from './TimeFields.tsx';

const kinds = [
  { value: 'viewing', label: viewingKindWords.viewing },
  { value: 'test-drive', label: viewingKindWords['test-drive'] },
  ...videoWays.map((way) => ({
    value: `video-viewing/${way}`,
    label: `${viewingKindWords['video-viewing']} on ${videoWayWords[way]}`,
  })),
];

export function ProposeForm({ parts }: { parts: FormParts }) {
  const isSeller = parts.view.side === 'seller';
  return (
    <ArrangeForm parts={parts} form="propose" intent="propose-viewing">
      <ArrangeSelect
        parts={parts}
        form="propose"
        name="kind"
        label="What for"
        initial="viewing"
        options={kinds}
      />
      <TimeFields parts={parts} form="propose" />
      {isSeller ? (
        <ArrangeInput
          parts={parts}
          form="propose"
          name="place"
          label="Where to meet, or the link or number for a video viewing"
          helpText={`${parts.view.otherName} only sees it once they’ve confirmed`}
          initial={parts.view.places.inPerson}
        />
      ) : (
        <p>
          You’ll see where to meet once {parts.view.otherName} has confirmed. Bring your licence for a test
          drive.
        </p>
      )}
      <Button type="submit">{isSeller ? 'Suggest this time' : 'Ask for this time'}</Button>
    </ArrangeForm>
  );
}
