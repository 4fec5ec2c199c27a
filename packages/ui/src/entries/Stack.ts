export { Stack, type StackProps } from '../primitives/Stack/Stack.tsx';
