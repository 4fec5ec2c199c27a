export {
  SignedOutHead,
  SignedOutPage,
  type SignedOutHeadProps,
  type SignedOutPageProps,
} from '../patterns/SignedOutPage/SignedOutPage.tsx';
