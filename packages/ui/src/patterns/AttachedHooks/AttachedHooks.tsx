import type { HookAttachment, HookEntity } from '../../domain/hooks/hook.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { SegmentedLinks } from '../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../RemoteView/RemoteView.tsx';
import * as css from './AttachedHooks.css.ts';
import { AttachmentTable } from './AttachmentTable.tsx';
import { HookRow, type AttachedHookAction } from './HookRow.tsx';

/** The attached hooks on screen: archived ones are behind a filter. */
export type AttachedHooksView = 'active' | 'archived';

/** An action on one attached hook. */
export interface AttachedHookRequest {
  readonly action: AttachedHookAction;
  readonly attachment: HookAttachment;
}

export interface AttachedHooksProps {
  /** What the hooks are attached to. */
  entity: HookEntity;
  /** The attachments, including those of archived hooks; `undefined` if the service does not list them. */
  attachments: Remote<readonly HookAttachment[] | undefined>;
  /** The filter; keep it in the URL. */
  view: AttachedHooksView;
  /** The address of the other filter. */
  hrefOf(view: AttachedHooksView): string;
  /** Attaches a hook. */
  onAttach(): void;
  /** Why no hook can be attached, as a sentence; it replaces the button. */
  whyNotAttach?: string;
  /** Called with the requested action. */
  onAction(request: AttachedHookRequest): void;
  /** Loads the attachments again after a failure. */
  onRetry(): void;
}

const isArchived = ({ hook }: HookAttachment): boolean => hook?.status === 'archived';

const purpose: Readonly<Record<HookEntity, string>> = {
  pipeline: 'Send the events of this pipeline to Slack, PagerDuty or your own URL.',
  source: 'Send the events of this source to Slack, your data catalogue or your own URL.',
};

/** The hooks attached to a pipeline or a source, with their events and last delivery (spec §3 “Hook attachment”). */
export function AttachedHooks(props: AttachedHooksProps) {
  const { entity, attachments, view, hrefOf, onAttach, whyNotAttach, onAction, onRetry } = props;
  const rows = attachments.state === 'ready' ? (attachments.value ?? []) : [];
  const archivedCount = rows.filter(isArchived).length;
  const canAttach = whyNotAttach === undefined;
  return (
    <Card
      title="Hooks"
      isFlush
      actions={
        <span className={css.controls}>
          {(archivedCount > 0 || view === 'archived') && (
            <SegmentedLinks
              label="Hooks by status"
              links={[
                {
                  href: hrefOf('active'),
                  label: 'Active',
                  count: rows.length - archivedCount,
                  isCurrent: view === 'active',
                },
                {
                  href: hrefOf('archived'),
                  label: 'Archived',
                  count: archivedCount,
                  isCurrent: view === 'archived',
                },
              ]}
            />
          )}
          {canAttach && (
            <Button size="small" icon={PlusIcon} onPress={onAttach}>
              Attach hook
            </Button>
          )}
        </span>
      }
    >
      {!canAttach && <p className={css.note}>{whyNotAttach}</p>}
      <RemoteView
        remote={attachments}
        subject="The hooks"
        // As high as a row with its address.
        skeleton={<LoadingBlock label="Loading hooks" height={44} isInset />}
        onRetry={onRetry}
      >
        {(known) =>
          known === undefined ? (
            <div className={css.padded}>
              <Banner title={`The service does not list the hooks of a ${entity}.`}>
                You can still attach a hook. If it is attached already, you can edit its events instead.
              </Banner>
            </div>
          ) : (
            <Rows
              entity={entity}
              view={view}
              rows={known.filter((each) => isArchived(each) === (view === 'archived'))}
              onAction={onAction}
            />
          )
        }
      </RemoteView>
    </Card>
  );
}

interface RowsProps extends Pick<AttachedHooksProps, 'entity' | 'view' | 'onAction'> {
  rows: readonly HookAttachment[];
}

function Rows({ entity, view, rows, onAction }: RowsProps) {
  if (rows.length === 0) {
    return (
      <div className={css.empty}>
        <p className={css.emptyTitle}>
          {view === 'archived' ? `No archived hook is attached to this ${entity}.` : 'No hooks attached yet'}
        </p>
        {view === 'active' && <p className={css.purpose}>{purpose[entity]}</p>}
      </div>
    );
  }
  return (
    <AttachmentTable
      subject="Hook"
      label={`${view === 'archived' ? 'Archived hooks' : 'Hooks'} attached to this ${entity}`}
    >
      {rows.map((attachment) => (
        <HookRow
          key={attachment.hookId}
          attachment={attachment}
          onAction={(action) => onAction({ action, attachment })}
        />
      ))}
    </AttachmentTable>
  );
}
