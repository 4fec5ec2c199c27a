import { useId } from 'react';
import { shortcutText } from '../../internal/shortcut.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Kbd } from '../../primitives/Kbd/Kbd.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import * as css from './KeyboardShortcutsModal.css.ts';

export interface KeyboardShortcutsModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Whether keys without a modifier, such as `/`, do something. */
  hasSingleKeys: boolean;
  /** Called with the user's choice. Keep it. */
  onSingleKeysChange(hasSingleKeys: boolean): void;
  /** Called to close the dialog, by its button, Escape or a press outside. */
  onClose(): void;
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly what: string;
}

interface Group {
  readonly heading: string;
  readonly shortcuts: readonly Shortcut[];
}

const groupsOf = (hasSingleKeys: boolean): readonly Group[] => [
  {
    heading: 'Everywhere',
    shortcuts: [
      { keys: [shortcutText()], what: 'Search or jump to a page or an action' },
      ...(hasSingleKeys
        ? [
            { keys: ['/'], what: 'Go to the search field of the page' },
            { keys: ['?'], what: 'Show the keyboard shortcuts' },
          ]
        : []),
      { keys: ['Esc'], what: 'Close a menu or a dialog' },
    ],
  },
  {
    heading: 'In a list',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→'], what: 'Move between rows and cells' },
      { keys: ['Enter'], what: 'Open the row' },
      { keys: ['Space'], what: 'Select the row' },
      { keys: ['Shift F10'], what: 'Open the menu of the row' },
      { keys: ['Esc'], what: 'Clear the selection' },
    ],
  },
];

function Shortcuts({ heading, shortcuts }: Group) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {heading}
      </h3>
      <dl className={css.list}>
        {shortcuts.map(({ keys, what }) => (
          <div key={what} className={css.row}>
            <dt>{what}</dt>
            <dd className={css.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The keys of the product. Keys without a modifier can be turned off (WCAG 2.1.4). */
export function KeyboardShortcutsModal({
  isOpen,
  hasSingleKeys,
  onSingleKeysChange,
  onClose,
}: KeyboardShortcutsModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {groupsOf(hasSingleKeys).map((group) => (
        <Shortcuts key={group.heading} {...group} />
      ))}
      <Switch
        isSelected={hasSingleKeys}
        onChange={onSingleKeysChange}
        description="Turn it off if you use speech input, or press these keys by accident."
      >
        Shortcuts of a single key
      </Switch>
    </Dialog>
  );
}
