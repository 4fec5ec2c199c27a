export { RadioGroup, type RadioGroupProps, type RadioOption } from '../primitives/RadioGroup/RadioGroup.tsx';
