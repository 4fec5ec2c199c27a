export { Meter, type MeterProps } from '../primitives/Meter/Meter.tsx';
