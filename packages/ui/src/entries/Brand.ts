export { Brand, type BrandProps } from '../patterns/Brand/Brand.tsx';
