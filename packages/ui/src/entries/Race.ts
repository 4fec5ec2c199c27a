export { Race, type RaceProps } from '../patterns/Race/Race.tsx';
export { RaceLine, type RaceLineProps, type RaceSize } from '../patterns/Race/RaceLine.tsx';
