export { Form, type FormProps } from '../primitives/Form/Form.tsx';
