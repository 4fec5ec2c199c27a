import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { control } from '../../theme/tokens.ts';

/** Makes the button square. */
export const square = styleVariants({
  standard: layered({ inlineSize: control.form, paddingInline: 0 }),
  toolbar: layered({ inlineSize: control.toolbar, paddingInline: 0 }),
  small: layered({ inlineSize: control.small, paddingInline: 0 }),
});
