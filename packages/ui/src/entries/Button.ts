export {
  Button,
  buttonSizes,
  buttonTones,
  buttonVariants,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
  type ButtonVariant,
} from '../primitives/Button/Button.tsx';
