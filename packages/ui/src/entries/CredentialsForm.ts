export { CredentialsForm, type CredentialsFormProps } from '../patterns/CredentialsForm/CredentialsForm.tsx';
