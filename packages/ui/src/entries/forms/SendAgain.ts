export { SendAgain, type SendAgainProps } from '../../forms/SendAgain/SendAgain.tsx';
