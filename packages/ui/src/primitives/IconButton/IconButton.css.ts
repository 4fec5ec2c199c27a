import { styleVariants } from '@vanilla-extract/css';
import { layered, touchSquare } from '../../theme/style.ts';
import { control } from '../../theme/tokens.ts';

/** Makes the button square. */
export const square = styleVariants({
  standard: layered({ inlineSize: control.form, paddingInline: 0, '@media': touchSquare }),
  toolbar: layered({ inlineSize: control.toolbar, paddingInline: 0, '@media': touchSquare }),
  small: layered({ inlineSize: control.small, paddingInline: 0, '@media': touchSquare }),
});
