import { useEffect, useId, useRef } from 'react';
import type { ActivityEntry } from '../../domain/entities/activityEntry.ts';
import { formatSince } from '../../domain/format/time.ts';
import { personIn } from '../../domain/logs/accountActivity.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { restoreButtonId } from '../../patterns/ActivityList/restoreButton.ts';
import { ExactTime } from '../../patterns/ExactTime/ExactTime.tsx';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { Restoration } from '../RestoreProvider/RestoreProvider.tsx';
import { RestoreFields, RestoreFooter, type RestoreFieldsProps } from './RestoreFields.tsx';
import * as css from './RestorePanel.css.ts';

export type { Restoration } from '../RestoreProvider/RestoreProvider.tsx';

export interface RestorePanelProps extends Omit<RestoreFieldsProps, 'restoration'> {
  /** What the form changes, such as `Restore sync settings`. */
  title: string;
  /** The entry of the activity whose old values are restored. */
  entry: ActivityEntry;
  /** The old values, entered; `null` if the settings have them already. */
  restoration: Remote<Restoration | null>;
  /** Why the settings cannot be changed now, as a sentence. @default they can */
  readOnlyReason?: string | undefined;
  /** Loads the settings again after a failure. */
  onRetry(): void;
}

const skeleton = (
  <Loading label="Loading settings">
    <div className={css.fields}>
      <Skeleton height={64} />
      <Skeleton height={64} />
    </div>
  </Loading>
);

/**
 * A small form with the old values of an entry, beside the list of the activity. It takes the focus, and gives it back to the
 * entry’s button when it is closed. A form with many fields opens as a page.
 */
export function RestorePanel({
  title,
  entry,
  restoration,
  readOnlyReason,
  onRetry,
  ...form
}: RestorePanelProps) {
  const { onClose } = form;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const buttonId = restoreButtonId(entry.id);
  useEffect(() => {
    heading.current?.focus();
    return () => document.getElementById(buttonId)?.focus();
  }, [buttonId]);
  useEffect(() => {
    const element = panel.current;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <section ref={panel} className={css.panel} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Close" icon={CloseIcon} size="small" onPress={onClose} />
        <Subject entry={entry} />
      </header>
      <RemoteView remote={restoration} subject="The settings" skeleton={skeleton} onRetry={onRetry}>
        {(value) =>
          value && readOnlyReason === undefined ? (
            <RestoreFields {...form} restoration={value} />
          ) : (
            <>
              <p className={css.fields}>
                {readOnlyReason ?? 'The settings have these values now. There is nothing to restore.'}
              </p>
              <RestoreFooter href={form.href} onClose={onClose} />
            </>
          )
        }
      </RemoteView>
    </section>
  );
}

/** Which object, and before which change. */
function Subject({ entry }: Pick<RestorePanelProps, 'entry'>) {
  const { at, object } = entry;
  const person = personIn(entry);
  const since = formatSince(at, useNow(), useTimeZone());
  return (
    <p className={css.subject}>
      {object?.name && (
        <>
          <bdi translate="no">{object.name}</bdi>
          {', as before the change of '}
        </>
      )}
      {!object?.name && 'As before the change of '}
      <ExactTime date={at}>{since}</ExactTime>
      {person && (
        <>
          {' by '}
          <bdi translate="no">{person.name}</bdi>
        </>
      )}
    </p>
  );
}
