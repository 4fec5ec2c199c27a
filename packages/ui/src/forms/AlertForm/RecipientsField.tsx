import { leftOutRecipients } from '../../domain/observability/alertForm.ts';
import { addressesIn } from '../../domain/people/addressList.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { joinList } from '../../domain/forms/kinds/list.ts';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { LongTextControl } from '../controls/LongTextControl.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';
import { useField } from '../fields/useField.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import * as css from './AlertForm.css.ts';

/** A person of the account who can be notified. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

interface RecipientsFieldProps {
  /** Made by `createAlertForm`. */
  model: FormModel;
  /** The people of the account. @default none are offered */
  people?: readonly Recipient[] | undefined;
  /** @default false */
  isReadOnly?: boolean;
}

const path = 'notification.emails';

/** The addresses that an alert notifies, with the people of the account to choose from. */
export function RecipientsField({ model, people = [], isReadOnly = false }: RecipientsFieldProps) {
  const { value, isTouched } = useField(model, path, 'longText');
  const present = addressesIn(value).map((address) => address.toLowerCase());
  const others = people.filter(({ email }) => !present.includes(email.toLowerCase()));
  return (
    <div className={css.recipients}>
      <ControlSlot model={model} path={path} kind="longText" control={LongTextControl} />
      <output className={fieldCss.warning}>{isTouched && leftOutRecipients(value)}</output>
      {people.length > 0 && (
        <div>
          <MenuButton
            label="Add people"
            size="small"
            icon={PlusIcon}
            align="start"
            isDisabled={isReadOnly || others.length === 0}
          >
            {others.map(({ name, email }) => (
              <MenuItem
                key={email}
                id={email}
                label={name === '' || name === email ? email : `${name} · ${email}`}
                onAction={() => model.setValue(path, joinList([...addressesIn(value), email]))}
              />
            ))}
          </MenuButton>
        </div>
      )}
    </div>
  );
}
