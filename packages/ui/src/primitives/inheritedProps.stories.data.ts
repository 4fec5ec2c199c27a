import type { InputType } from 'storybook/internal/types';

const prop = (
  description: string,
  type: string,
  { control = false, initial }: { control?: 'boolean' | 'text' | false; initial?: string } = {},
): InputType => ({
  description,
  control,
  table: { type: { summary: type }, ...(initial !== undefined && { defaultValue: { summary: initial } }) },
});
const flag = (description: string): InputType =>
  prop(description, 'boolean', { control: 'boolean', initial: 'false' });

/* Props that our parts hand on to react-aria: the reader of props does not follow a type into a package. */

export const pressProps = {
  isDisabled: flag('It cannot be pressed now. Say why beside it.'),
  onPress: prop(
    'It was pressed: by pointer, by key or by assistive technology.',
    '(event: PressEvent) => void',
  ),
};

export const toggleProps = {
  isSelected: prop('Whether it is on, where somebody else keeps that.', 'boolean', { control: 'boolean' }),
  defaultSelected: flag('Whether it is on at first, where it keeps that itself.'),
  isDisabled: flag('It cannot be changed now.'),
  onChange: prop('It was turned on or off.', '(isSelected: boolean) => void'),
};

export const textProps = {
  value: prop('What stands in it, where somebody else keeps that.', 'string', { control: 'text' }),
  defaultValue: prop('What stands in it at first, where it keeps that itself.', 'string', {
    control: 'text',
    initial: "''",
  }),
  isDisabled: flag('It can be neither changed nor reached.'),
  isReadOnly: flag('It can be read and copied, not changed.'),
  name: prop('Its name in the form.', 'string'),
  onChange: prop('Gets what stands in it, with each change.', '(value: string) => void'),
};
