export { LinkRouter, type LinkRouterProps } from '../primitives/LinkRouter/LinkRouter.tsx';
