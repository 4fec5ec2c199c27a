export {
  CommandPalette,
  type CommandPaletteProps,
} from '../../screens/shell/CommandPalette/CommandPalette.tsx';
export type { PaletteActionName } from '../../screens/shell/CommandPalette/paletteActions.ts';
export type {
  PaletteList,
  PaletteLists,
  PaletteLook,
  PaletteScreen,
  PaletteTarget,
} from '../../screens/shell/CommandPalette/paletteItems.tsx';
