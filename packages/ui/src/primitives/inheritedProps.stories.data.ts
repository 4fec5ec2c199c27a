import type { InputType } from 'storybook/internal/types';

const prop = (
  description: string,
  type: string,
  { control = false, initial }: { control?: 'boolean' | 'number' | 'text' | false; initial?: string } = {},
): InputType => ({
  description,
  control,
  table: { type: { summary: type }, ...(initial !== undefined && { defaultValue: { summary: initial } }) },
});
const flag = (description: string): InputType =>
  prop(description, 'boolean', { control: 'boolean', initial: 'false' });

/* Props that components pass to react-aria. Storybook's props parser does not follow types into packages. */

export const pressProps = {
  isDisabled: flag('Disables the button. Show the reason next to it.'),
  onPress: prop(
    'Called on a press by pointer, keyboard or assistive technology.',
    '(event: PressEvent) => void',
  ),
};

export const toggleProps = {
  isSelected: prop('State of a controlled component.', 'boolean', { control: 'boolean' }),
  defaultSelected: flag('Initial state of an uncontrolled component.'),
  isDisabled: flag('Disables the control.'),
  isReadOnly: flag('The control keeps the focus but cannot be changed, such as during a save.'),
  onChange: prop('Called with the new state.', '(isSelected: boolean) => void'),
};

export const textProps = {
  value: prop('Text of a controlled field.', 'string', { control: 'text' }),
  defaultValue: prop('Initial text of an uncontrolled field.', 'string', {
    control: 'text',
    initial: "''",
  }),
  isDisabled: flag('Disables the field and removes it from the tab order.'),
  isReadOnly: flag('The text can be selected and copied but not changed.'),
  name: prop('Name of the field in a submitted form.', 'string'),
  onChange: prop('Called with the text on every change.', '(value: string) => void'),
};

export const numberProps = {
  minValue: prop('The smallest number; a smaller one becomes it on leaving the field.', 'number', {
    control: 'number',
  }),
  maxValue: prop('The largest number; a larger one becomes it on leaving the field.', 'number', {
    control: 'number',
  }),
  step: prop('How much a press of a button or of an arrow key changes.', 'number', {
    control: 'number',
    initial: '1',
  }),
  formatOptions: prop('How the number is written, such as its unit.', 'Intl.NumberFormatOptions'),
  isDisabled: flag('Disables the field and removes it from the tab order.'),
  isReadOnly: flag('The number can be selected and copied but not changed.'),
  name: prop('Name of the field in a submitted form.', 'string'),
};
