export { Tooltip, type TooltipProps } from '../primitives/Tooltip/Tooltip.tsx';
