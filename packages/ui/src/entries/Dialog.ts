export { Dialog, dialogTones, type DialogProps, type DialogTone } from '../primitives/Dialog/Dialog.tsx';
