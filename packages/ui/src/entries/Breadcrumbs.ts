export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from '../primitives/Breadcrumbs/Breadcrumbs.tsx';
