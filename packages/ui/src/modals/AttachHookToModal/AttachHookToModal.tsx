import { useMemo } from 'react';
import type { Hook, HookEvent } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import type { HookPlace, NamedHookPlace } from '../../domain/hooks/hookAttachments.ts';
import type { Open } from '../../domain/entities/open.ts';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { ShownRequests } from '../../domain/requests/shownRequest.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { incompleteNote } from '../../internal/notes.ts';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { ComboBox } from '../../patterns/ComboBox/ComboBox.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { AttachmentDialog } from '../AttachHookModal/AttachmentDialog.tsx';
import type { AttachmentProps } from '../AttachHookModal/attachmentProps.ts';

export interface AttachHookToModalProps extends AttachmentProps {
  /** The hook to attach. */
  hook: Pick<Hook, 'name' | 'url'>;
  /** The pipelines and sources that it is not attached to yet, as far as that is known. */
  places: Remote<readonly NamedHookPlace[]>;
  /** Whether the service has more of them. @default false */
  hasMore?: boolean;
  /** The chosen pipeline or source; controlled. */
  place?: NamedHookPlace;
  /** Called with the chosen pipeline or source. */
  onChoose(place: NamedHookPlace): void;
  /** Called with at least one event, in their order, once a place is chosen. */
  onSubmit(events: readonly Open<HookEvent>[]): void;
  /** Works out what saving would send now. Without it, no request is offered. */
  requestsOf?(events: readonly Open<HookEvent>[]): Promise<ShownRequests>;
}

const keyOf = ({ entity, id }: HookPlace): string => `${entity} ${id}`;
const none: readonly NamedHookPlace[] = [];

/** What the list says while it has nothing to choose from. */
function messageOf(places: Remote<readonly NamedHookPlace[]>): string | undefined {
  if (places.state === 'loading')
    return places.isOffline ? 'You are offline.' : 'Loading pipelines and sources…';
  if (places.state === 'failed') return 'The list could not be loaded.';
  return places.value.length === 0 ? 'There is nothing to attach it to.' : undefined;
}

/** Attaches one hook to a pipeline or a source, which is chosen here together with the events (spec §3 “Hook attachment”). */
export function AttachHookToModal({ isOpen, ...props }: AttachHookToModalProps) {
  // Each opening starts with the saved events.
  return isOpen ? <OpenModal {...props} /> : null;
}

function OpenModal({
  hook,
  places,
  hasMore = false,
  place,
  onChoose,
  onRetry,
  requestsOf,
  ...dialog
}: Omit<AttachHookToModalProps, 'isOpen'>) {
  const known = places.state === 'ready' ? places.value : none;
  const options = useMemo(
    () => known.map((each) => ({ value: keyOf(each), label: each.name, note: each.entity })),
    [known],
  );
  return (
    <AttachmentDialog
      {...dialog}
      entity={place?.entity ?? 'pipeline'}
      target={place}
      title={`Attach “${inSentence(hook.name)}”`}
      description="It is called for the selected events of one pipeline or source."
      choiceNoun="pipeline or source"
      isChosen={place !== undefined}
      hasChoice={place !== undefined}
      renderChoice={(isMissing) => (
        <>
          {places.state === 'failed' && (
            <ProblemNotice
              problem={places.problem}
              wording={describeFailedRead(places.problem, 'The pipelines and sources')}
              onRetry={onRetry}
            />
          )}
          <ComboBox
            label="Pipeline or source"
            isRequired
            isReadOnly={dialog.isPending ?? false}
            options={options}
            value={place ? keyOf(place) : null}
            valueLabel={place?.name ?? ''}
            message={messageOf(places)}
            description={incompleteNote(hasMore, known.length, 'pipeline or source', 'pipelines and sources')}
            error={isMissing ? 'Choose a pipeline or a source.' : undefined}
            onChange={(key) => {
              const chosen = known.find((each) => keyOf(each) === key);
              if (chosen) onChoose(chosen);
            }}
          />
          {isPlainHookAddress(hook.url) && <PlainAddressWarning />}
        </>
      )}
      requestsOf={requestsOf}
    />
  );
}
