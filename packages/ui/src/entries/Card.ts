export { Card, type CardProps } from '../primitives/Card/Card.tsx';
