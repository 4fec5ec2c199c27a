export { PageHeader, type PageHeaderProps } from '../patterns/PageHeader/PageHeader.tsx';
export type { Crumb } from '../primitives/Breadcrumbs/Breadcrumbs.tsx';
