import type { FormModel } from '../../domain/forms/model/formState.ts';
import { PersonField } from './PersonField.tsx';

/** A phone number with its country code, as one text. */
export const PhoneField = ({ model }: { model: FormModel }) => <PersonField model={model} path="phone" />;
