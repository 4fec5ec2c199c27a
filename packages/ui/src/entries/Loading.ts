export { Loading, type LoadingProps } from '../primitives/Loading/Loading.tsx';
