import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../theme/style.ts';
import { type } from '../../theme/tokens.ts';

export const size = styleVariants({
  display: layered(type.display),
  title: layered(type.title),
  section: layered(type.section),
  small: layered(type.strong),
});
