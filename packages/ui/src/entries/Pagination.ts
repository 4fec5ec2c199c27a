export { Pagination, type PaginationProps } from '../patterns/Pagination/Pagination.tsx';
