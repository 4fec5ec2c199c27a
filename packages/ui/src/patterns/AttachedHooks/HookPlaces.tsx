import { canHook, type Hook, type HookAttachment } from '../../domain/hooks/hook.ts';
import { placeName, placeOf, type HookPlace } from '../../domain/hooks/hookAttachments.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import * as css from './AttachedHooks.css.ts';
import { AttachmentRow, AttachmentTable } from './AttachmentTable.tsx';

/** An action on one place of a hook. */
export interface HookPlaceRequest {
  readonly action: 'edit' | 'detach';
  readonly attachment: HookAttachment;
}

interface HookPlacesProps {
  hook: Pick<Hook, 'status' | 'attachedTo'>;
  /** The address of the hooks of a pipeline or source. */
  hrefOfPlace(place: HookPlace): string;
  /** Called to attach the hook to another place. Without it, that is possible on the page of the place only. */
  onAttach: (() => void) | undefined;
  /** Called with the requested action. */
  onAction(request: HookPlaceRequest): void;
}

function Where({
  attachment,
  hrefOfPlace,
}: { attachment: HookAttachment } & Pick<HookPlacesProps, 'hrefOfPlace'>) {
  const place = placeOf(attachment);
  const name = placeName(attachment);
  return (
    <>
      {place ? (
        <Link href={hrefOfPlace(place)} translate="no">
          {name}
        </Link>
      ) : (
        <bdi translate="no" className={css.name}>
          {name}
        </bdi>
      )}{' '}
      <span className={css.label}>
        {place ? { pipeline: 'Pipeline', source: 'Source' }[place.entity] : attachment.entityType}
      </span>
    </>
  );
}

/** The pipelines and sources that a hook is attached to, with their events and the last delivery from each. */
export function HookPlaces({
  hook: { status, attachedTo },
  hrefOfPlace,
  onAttach,
  onAction,
}: HookPlacesProps) {
  const canAttach = canHook('attach', { status });
  return (
    <Card
      title="Attached to"
      isFlush
      actions={
        canAttach &&
        onAttach && (
          <Button size="small" icon={PlusIcon} onPress={onAttach}>
            Attach hook
          </Button>
        )
      }
    >
      {!attachedTo && (
        <div className={css.padded}>
          <Banner title="The service does not list where a hook is attached.">
            The page of a pipeline or a source shows its hooks.
          </Banner>
        </div>
      )}
      {attachedTo?.length === 0 && (
        <div className={css.empty}>
          <p className={css.emptyTitle}>This hook is not attached to anything</p>
          {canAttach && (
            <p className={css.purpose}>
              {onAttach
                ? 'Attach it to a pipeline or a source, with the events to call it for.'
                : 'Open a pipeline or a source, choose Hooks, and attach it there with the events to call it for.'}
            </p>
          )}
        </div>
      )}
      {attachedTo && attachedTo.length > 0 && (
        <AttachmentTable subject="Pipeline or source" label="Places that this hook is attached to">
          {attachedTo.map((attachment) => (
            <AttachmentRow
              key={`${attachment.entityType} ${attachment.entityId}`}
              attachment={attachment}
              name={placeName(attachment)}
              which={<Where attachment={attachment} hrefOfPlace={hrefOfPlace} />}
            >
              <MenuItem
                id="edit"
                label="Edit events"
                icon={PencilIcon}
                disabledReason={
                  status === 'archived'
                    ? 'An archived hook can’t be changed'
                    : placeOf(attachment)
                      ? undefined
                      : 'Not available in this version'
                }
                onAction={() => onAction({ action: 'edit', attachment })}
              />
              <MenuItem
                id="detach"
                label="Detach"
                icon={CloseIcon}
                disabledReason={placeOf(attachment) ? undefined : 'Not available in this version'}
                onAction={() => onAction({ action: 'detach', attachment })}
              />
            </AttachmentRow>
          ))}
        </AttachmentTable>
      )}
    </Card>
  );
}
