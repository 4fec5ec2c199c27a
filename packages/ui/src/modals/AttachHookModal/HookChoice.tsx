import { useState } from 'react';
import type { Hook, HookAttachment } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { attachedHookName, describeOtherPlaces, type HookPlace } from '../../domain/hooks/hookAttachments.ts';
import type { HookId } from '../../domain/entities/id.ts';
import { comparableName } from '../../domain/text/uniqueName.ts';
import { formatCount } from '../../domain/format/count.ts';
import { PlainAddressWarning } from '../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as css from './AttachHookModal.css.ts';

interface HookChoiceProps {
  hooks: readonly Hook[];
  /** The attachments of the pipeline or source, as far as they are known. */
  attached: readonly HookAttachment[];
  place: HookPlace;
  chosenId: HookId | undefined;
  onChoose(id: HookId): void;
  onCreate(): void;
  isReadOnly: boolean;
  error: string | undefined;
}

/** With fewer hooks, a search would only add a control. */
const searchedFrom = 7;
/** More options than anyone reads; the search finds the others. */
const mostShown = 50;

const describeHook = (hook: Hook, place: HookPlace): string =>
  [hook.url, describeOtherPlaces(hook, place)].filter((part) => part !== undefined).join(' · ');

/** Chooses one of the active hooks. Hooks that are attached already are named, and not offered. */
export function HookChoice({
  hooks,
  attached,
  place,
  chosenId,
  onChoose,
  onCreate,
  isReadOnly,
  error,
}: HookChoiceProps) {
  const [search, setSearch] = useState('');
  const taken = new Set(attached.map(({ hookId }) => hookId));
  const offered = hooks.filter(({ id }) => !taken.has(id));
  const wanted = comparableName(search);
  const found = offered.filter(
    ({ id, name, url }) =>
      id === chosenId || comparableName(name).includes(wanted) || comparableName(url ?? '').includes(wanted),
  );
  const shown = found.filter(({ id }, at) => at < mostShown || id === chosenId);
  const chosen = offered.find(({ id }) => id === chosenId);
  const here = attached.filter(({ hook }) => hook?.status !== 'archived');
  return (
    <div className={css.part}>
      <div className={css.tools}>
        {offered.length >= searchedFrom && (
          <div className={css.search}>
            <SearchField label="Search hooks" value={search} onChange={setSearch} />
          </div>
        )}
        <Button size="small" icon={PlusIcon} isDisabled={isReadOnly} onPress={onCreate}>
          Create hook
        </Button>
      </div>
      {offered.length > 0 ? (
        <RadioGroup
          label="Hook"
          isRequired
          isReadOnly={isReadOnly}
          options={shown.map((hook) => ({
            value: String(hook.id),
            label: hook.name,
            isName: true,
            description: describeHook(hook, place),
          }))}
          value={chosen ? String(chosen.id) : null}
          onChange={(value) => {
            const hook = offered.find(({ id }) => String(id) === value);
            if (hook) onChoose(hook.id);
          }}
          error={error}
        />
      ) : (
        <p
          className={error === undefined ? css.muted : css.error}
          role={error === undefined ? undefined : 'alert'}
        >
          {hooks.length === 0
            ? 'There are no hooks yet. Create one to attach it.'
            : 'All hooks are attached already. Create another one.'}
        </p>
      )}
      {wanted !== '' && (
        <p className={css.muted} role="status">
          {found.length === 0
            ? 'No hook matches.'
            : found.length > shown.length
              ? `The first ${formatCount(shown.length)} of ${formatCount(found.length)} are shown.`
              : ''}
        </p>
      )}
      {here.length > 0 && (
        <p className={css.muted}>
          Already attached:{' '}
          {here.map((attachment, at) => (
            <span key={attachment.hookId}>
              {at > 0 && ', '}
              <bdi translate="no">{attachedHookName(attachment)}</bdi>
            </span>
          ))}
        </p>
      )}
      {chosen && isPlainHookAddress(chosen.url) && <PlainAddressWarning />}
    </div>
  );
}
