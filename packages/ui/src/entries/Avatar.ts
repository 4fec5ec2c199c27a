export { Avatar, type AvatarProps } from '../primitives/Avatar/Avatar.tsx';
