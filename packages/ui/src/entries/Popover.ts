export { Popover, type PopoverProps } from '../primitives/Popover/Popover.tsx';
