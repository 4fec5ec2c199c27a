export { QuotaCard, type QuotaCardProps } from '../patterns/QuotaCard/QuotaCard.tsx';
