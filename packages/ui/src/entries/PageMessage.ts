export { PageMessage, type PageMessageProps } from '../patterns/PageMessage/PageMessage.tsx';
