export { CommandMenu, type CommandMenuProps } from '../patterns/CommandMenu/CommandMenu.tsx';
export type { CommandGroup, CommandItem, CommandResults } from '../patterns/CommandMenu/CommandMenu.logic.ts';
