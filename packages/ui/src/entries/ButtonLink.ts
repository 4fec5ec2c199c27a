export { ButtonLink, type ButtonLinkProps } from '../primitives/ButtonLink/ButtonLink.tsx';
