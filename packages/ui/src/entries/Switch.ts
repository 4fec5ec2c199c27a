export { Switch, type SwitchProps } from '../primitives/Switch/Switch.tsx';
