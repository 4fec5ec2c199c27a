export { ExactTime, type ExactTimeProps } from '../patterns/ExactTime/ExactTime.tsx';
