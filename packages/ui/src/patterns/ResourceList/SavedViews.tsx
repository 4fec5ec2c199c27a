import { useEffect, useId, useRef, useState } from 'react';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { savedViewLimit } from '../../domain/views/savedViews.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { DeleteIcon } from '../../primitives/Icon/icons/DeleteIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { ListedView, SavedViewsProps } from './savedViewsProps.ts';
import { ViewNameForm } from './ViewNameForm.tsx';
import * as css from './ListOptions.css.ts';

interface ViewRowProps {
  view: ListedView;
  isCurrent: boolean;
  onOpen(): void;
  onRename(): void;
  onDelete(): void;
}

function ViewRow({ view: { name, href }, isCurrent, onOpen, onRename, onDelete }: ViewRowProps) {
  const shown = showHidden(name);
  return (
    <li className={css.view}>
      <span className={css.viewName}>
        <Link href={href} variant="quiet" aria-current={isCurrent ? 'true' : undefined} onPress={onOpen}>
          <bdi translate="no">{shown}</bdi>
        </Link>
        {isCurrent && <CheckIcon />}
      </span>
      <IconButton
        size="small"
        variant="ghost"
        label={`Rename ${shown}`}
        icon={PencilIcon}
        onPress={onRename}
      />
      <IconButton
        size="small"
        variant="ghost"
        label={`Delete ${shown}`}
        icon={DeleteIcon}
        onPress={onDelete}
      />
    </li>
  );
}

interface DeletedProps {
  name: string;
  onUndo(): void;
}

/** What was just deleted, and the way back, which gets the focus. */
function Deleted({ name, onUndo }: DeletedProps) {
  return (
    <div className={css.head}>
      <p className={css.note}>
        <bdi translate="no">{showHidden(name)}</bdi> was deleted.
      </p>
      <Button size="small" variant="ghost" tone="accent" autoFocus onPress={onUndo}>
        Undo
      </Button>
    </div>
  );
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'save' }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'deleted'; readonly view: ListedView };

/** The views that the person has saved of a list. The link to the shown one is its address. */
export function SavedViews({
  views,
  current,
  link,
  isStored,
  onSave,
  onRename,
  onDelete,
  onOpen,
}: SavedViewsProps & { readonly onOpen: () => void }) {
  const head = useId();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const saveButton = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const address = useRef<HTMLParagraphElement>(null);
  const isFull = views.length >= savedViewLimit;
  useEffect(() => {
    // What had the focus was part of the step that ended.
    if (isReturning.current && step.kind === 'idle') saveButton.current?.focus();
    isReturning.current = false;
  }, [step]);
  const end = () => {
    isReturning.current = true;
    setStep({ kind: 'idle' });
  };
  return (
    <div role="group" aria-labelledby={head} className={css.section}>
      <h2 id={head} className={css.title}>
        Saved views
      </h2>
      {views.length === 0 ? (
        <p className={css.note}>Save the search, filters and order that you use often.</p>
      ) : (
        <ul className={css.views} aria-labelledby={head}>
          {views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              isCurrent={view.href === current}
              onOpen={onOpen}
              onRename={() => setStep({ kind: 'rename', name: view.name })}
              onDelete={() => {
                setStep({ kind: 'deleted', view });
                onDelete(view.name);
              }}
            />
          ))}
        </ul>
      )}
      {step.kind === 'deleted' && (
        <Deleted
          name={step.view.name}
          onUndo={() => {
            onSave(step.view);
            end();
          }}
        />
      )}
      {step.kind === 'save' && (
        <ViewNameForm
          views={views}
          submitLabel="Save view"
          onSubmit={(name) => {
            onSave({ name, href: current });
            end();
          }}
          onCancel={end}
        />
      )}
      {step.kind === 'rename' && (
        <ViewNameForm
          key={step.name}
          views={views}
          name={step.name}
          submitLabel="Rename view"
          onSubmit={(name) => {
            onRename(step.name, name);
            end();
          }}
          onCancel={end}
        />
      )}
      {(step.kind === 'idle' || step.kind === 'deleted') && (
        <Button ref={saveButton} size="small" isDisabled={isFull} onPress={() => setStep({ kind: 'save' })}>
          Save view…
        </Button>
      )}
      {isFull && (
        <p className={css.note}>{`A list keeps ${savedViewLimit} views. Delete one to save another.`}</p>
      )}
      <p role="status" className={css.note}>
        {!isStored && 'This browser could not store your views. They last until you close this page.'}
      </p>
      <p ref={address} className={css.address} translate="no">
        {link}
      </p>
      <CopyButton text={link} source={address} label="Copy link to this view" />
    </div>
  );
}
