export { Badge, badgeTones, type BadgeProps, type BadgeTone } from '../primitives/Badge/Badge.tsx';
