import { Button, ButtonLink, Disclosure, Link, MessageBanner } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import type { PreviewStepView, StepFrame } from '../load-step.server.ts';
import { forgetDraft, unsavedDrafts } from '../unsaved/unsaved-fields.ts';
import preview from './PreviewStep.module.css';

interface PreviewStepProps {
  token: string;
  frame: StepFrame;
  view: PreviewStepView;
}

export function PreviewStep({ token, frame, view }: PreviewStepProps) {
  const { open, remarks, doubts, photos } = view;
  const publishWords = frame.placed ? 'Send in the changes' : 'Publish';
  return (
    <>
      {open.length > 0 ? <ToMend title="Still to do" items={open} /> : null}
      {remarks.length > 0 ? <ToMend title="We’d hold it for this" items={remarks} /> : null}
      {doubts.length > 0 ? <ToMend title="Is this right?" items={doubts} /> : null}
      <article className={preview.advert} aria-label="Your advert">
        {photos[0] ? (
          <img
            className={preview.cover}
            src={photos[0].src}
            alt=""
            width={photos[0].width}
            height={photos[0].height}
          />
        ) : null}
        <h2>{view.title}</h2>
        <p className={preview.price}>{view.price}</p>
        <p>
          {view.place}
          {view.seller === '' ? '' : ` · ${view.seller}, private seller`}
        </p>
        {view.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl className={preview.specs}>
          {view.specs.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {photos.length > 1 ? (
          <ul className={preview.photos} aria-label="More photos">
            {photos.slice(1).map(({ id, src, width, height }) => (
              <li key={id}>
                <img src={src} alt="" width={width} height={height} loading="lazy" />
              </li>
            ))}
          </ul>
        ) : null}
      </article>
      {open.length === 0 ? (
        view.signIn === null ? (
          <Form className={styles.form} method="post">
            <FormToken token={token} />
            <input type="hidden" name="version" value={frame.version} />
            <input type="hidden" name="state" value={frame.placed?.state ?? ''} />
            <p className={styles.note}>
              By publishing you say that what you’ve written is true. We check it at once: it’s live in
              seconds, or we tell you what to change.
            </p>
            <Button type="submit" name="act" value="publish">
              {publishWords}
            </Button>
          </Form>
        ) : (
          <div className={styles.form}>
            <p>One thing left: sign in with your email address, so that buyers’ messages reach you.</p>
            <ButtonLink href={view.signIn}>Sign in and publish</ButtonLink>
          </div>
        )
      ) : null}
      {frame.placed ? null : (
        // A press too low must not cost the photos.
        <Disclosure label="Delete this draft">
          <Form
            className={styles.form}
            method="post"
            onSubmit={() => unsavedDrafts.change((all) => forgetDraft(all, frame.draftId))}
          >
            <FormToken token={token} />
            <p>Everything you’ve entered goes, photos included. It can’t be undone.</p>
            <Button type="submit" variant="secondary" name="act" value="remove">
              Delete it for good
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  );
}

function ToMend({ title, items }: { title: string; items: PreviewStepView['open'] }) {
  return (
    <MessageBanner type="informational" title={title}>
      <ul>
        {items.map(({ message, path }) => (
          <li key={message}>
            <Link href={path}>{message}</Link>
          </li>
        ))}
      </ul>
    </MessageBanner>
  );
}
