export { Disclosure, type DisclosureProps } from '../primitives/Disclosure/Disclosure.tsx';
