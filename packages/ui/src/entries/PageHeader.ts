export { PageHeader, type Crumb, type PageHeaderProps } from '../patterns/PageHeader/PageHeader.tsx';
