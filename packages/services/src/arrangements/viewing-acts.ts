import {
  decideViewingAct,
  findPlaceError,
  parseVideoWay,
  parseWholeNumber,
  type ViewingAct,
  viewingKinds,
} from '@forecourt/domain';
import { changeViewing, findViewing, proposeViewing } from '@forecourt/store';
import type { OwnConversation } from '../conversations/conversation-service.ts';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { wordsOfProposal, wordsOfViewingAct } from './arrangement-words.ts';
import { createViewingTimeReader } from './read-viewing-time.ts';
import type { IntentHandler, RunAct } from './run-intent.ts';

type PlainAct = Exclude<ViewingAct, 'lapse'>;

export function createViewingActs({ db, now = Date.now }: ArrangementParts, run: RunAct) {
  const at = () => new Date(now());

  const readTimeOf = createViewingTimeReader({ db, now });
  const readTime = ({ conversation }: OwnConversation, { field }: ArrangementForm) =>
    readTimeOf(conversation.publicReference, field);

  const propose: IntentHandler = async (own, form, visitor) => {
    const { side } = own;
    // `video-viewing/zoom`: one list to choose from, without a field that only counts for some.
    const [kindText, way = ''] = form.field('kind').split('/');
    const kind = viewingKinds.find((each) => each === kindText) ?? 'viewing';
    const isVideo = kind === 'video-viewing';
    const read = await readTime(own, form);
    const placeError = side === 'seller' ? findPlaceError(form.field('place'), { isVideo }) : null;
    const errors = { ...('errors' in read && read.errors), ...(placeError && { place: placeError }) };
    if ('errors' in read || placeError) return { kind: 'refused', errors };
    const videoWay = isVideo ? parseVideoWay(way) : null;
    const place = side === 'seller' ? form.field('place').trim() : '';
    const words = wordsOfProposal(side, { kind, videoWay, startsAt: read.startsAt });
    return run(own, form, visitor, words, (act) =>
      proposeViewing(db, act, { kind, time: read.time, place, videoWay }),
    );
  };

  const change =
    (act: PlainAct): IntentHandler =>
    async (own, form, visitor) => {
      const { side } = own;
      const id = parseWholeNumber(form.field('id'));
      const viewing = await findViewing(db, id);
      if (viewing?.conversationId !== own.conversation.id) {
        return {
          kind: 'turned-away',
          message: 'We can’t find that viewing. Have a look at how it stands now.',
        };
      }
      // The second of two taps: both people were there, and it is noted.
      if (act === 'finish' && viewing.state === 'done') return { kind: 'done' };
      const read = act === 'move' ? await readTime(own, form) : null;
      const asksPlace = side === 'seller' && (act === 'move' || act === 'confirm');
      const isVideo = viewing.kind === 'video-viewing';
      const typed = form.field('place').trim();
      const place = asksPlace ? typed || viewing.place : viewing.place;
      const isPossible = decideViewingAct(viewing, act, side, at()) !== null;
      const placeError = asksPlace && isPossible ? findPlaceError(place, { isVideo }) : null;
      const errors = {
        ...(read && 'errors' in read && read.errors),
        ...(placeError && { place: placeError }),
      };
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
      const moved = read && 'time' in read ? read : null;
      const words = wordsOfViewingAct(act, side, viewing, moved?.startsAt ?? viewing.startsAt);
      return run(own, form, visitor, words, (each) =>
        changeViewing(db, each, {
          id,
          act,
          sequence: parseWholeNumber(form.field('sequence')),
          ...(moved && { time: moved.time }),
          ...(asksPlace && { place }),
        }),
      );
    };

  return {
    'propose-viewing': propose,
    'confirm-viewing': change('confirm'),
    'move-viewing': change('move'),
    'cancel-viewing': change('cancel'),
    'finish-viewing': change('finish'),
  } satisfies Partial<Record<ArrangementForm['intent'], IntentHandler>>;
}
