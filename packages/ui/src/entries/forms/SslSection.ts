export { SslSection, type SslSectionProps } from '../../forms/SslSection/SslSection.tsx';
