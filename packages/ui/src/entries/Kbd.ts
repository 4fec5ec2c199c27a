export { Kbd, type KbdProps } from '../primitives/Kbd/Kbd.tsx';
