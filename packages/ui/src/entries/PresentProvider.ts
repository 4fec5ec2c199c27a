export { PresentProvider, type PresentProviderProps } from '../patterns/PresentProvider/PresentProvider.tsx';
