import { useId, useState, type Ref } from 'react';
import type { HookEntity, HookEvent } from '../../domain/hooks/hook.ts';
import { hookEventChoices } from '../../domain/hooks/hookEvents.ts';
import { sampleHookPayload } from '../../domain/hooks/hookPayload.ts';
import type { Open } from '../../domain/entities/open.ts';
import { CodeView } from '../../patterns/CodeView/CodeView.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AttachHookModal.css.ts';

export type EventName = Open<HookEvent>;

interface EventChecklistProps {
  entity: HookEntity;
  /** What the events are about, for the sample payloads. */
  target: { readonly id: number; readonly name: string };
  /** The saved events; `undefined` if nothing is saved yet. */
  saved: readonly EventName[] | undefined;
  selected: ReadonlySet<EventName>;
  onChange(selected: ReadonlySet<EventName>): void;
  isReadOnly: boolean;
  /** The error of the whole list. */
  error: string | undefined;
  /** The error of one event. */
  errorOf(event: EventName): string | undefined;
  /** The first checkbox, to move the focus there after an error. */
  ref: Ref<HTMLInputElement>;
}

/** The events of a pipeline or a source, each with a sentence and a sample of what is sent. */
export function EventChecklist({
  entity,
  target,
  saved,
  selected,
  onChange,
  isReadOnly,
  error,
  errorOf,
  ref,
}: EventChecklistProps) {
  const id = useId();
  const [openSample, setOpenSample] = useState<EventName>();
  const choices = hookEventChoices(entity, saved);
  const isAll = choices.every(({ event }) => selected.has(event));
  const toggle = (event: EventName, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(event);
    else next.delete(event);
    onChange(next);
  };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={css.part}
    >
      <div className={css.head}>
        <span id={`${id}-title`} className={css.title}>
          Events
        </span>
        <Button
          size="small"
          variant="ghost"
          isDisabled={isReadOnly}
          onPress={() => onChange(new Set(isAll ? [] : choices.map(({ event }) => event)))}
        >
          {isAll ? 'Deselect all' : 'Select all'}
        </Button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
      <ul className={css.events}>
        {choices.map(({ event, label, description }, at) => {
          const isSelected = selected.has(event);
          const isUnsaved = saved !== undefined && saved.includes(event) !== isSelected;
          const sample = sampleHookPayload(entity, event, target);
          const isOpen = openSample === event;
          return (
            <li key={event} className={css.event}>
              <div className={css.check}>
                <Checkbox
                  ref={at === 0 ? ref : undefined}
                  isSelected={isSelected}
                  isReadOnly={isReadOnly}
                  onChange={(next) => toggle(event, next)}
                  description={description ?? 'This version of the console has no description of it.'}
                  error={errorOf(event)}
                >
                  {label}
                </Checkbox>
              </div>
              <span className={css.marks}>
                {isUnsaved && (
                  <Badge tone="caution" size="small">
                    {isSelected ? 'Added, not saved' : 'Removed, not saved'}
                  </Badge>
                )}
                {sample !== undefined && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-expanded={isOpen}
                    onPress={() => setOpenSample(isOpen ? undefined : event)}
                  >
                    {isOpen ? 'Hide sample' : 'Sample'}
                    <VisuallyHidden>{` of “${label}”`}</VisuallyHidden>
                  </Button>
                )}
              </span>
              {isOpen && sample !== undefined && (
                <div className={css.sample}>
                  <p className={css.muted}>An example of what is sent, with made-up values.</p>
                  <CodeView label={`Sample payload of “${label}”`} subject="the sample" text={sample} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
