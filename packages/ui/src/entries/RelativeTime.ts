export { RelativeTime, type RelativeTimeProps } from '../patterns/RelativeTime/RelativeTime.tsx';
