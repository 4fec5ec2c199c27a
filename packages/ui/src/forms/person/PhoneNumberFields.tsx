import { useMemo, useState } from 'react';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { shortenPhone } from '../../domain/people/shortenPhone.ts';
import { createLazyHook } from '../../internal/lazyCode.ts';
import { SearchSelect } from '../../patterns/FilterMenu/SearchSelect.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import * as css from './PersonFields.css.ts';

/** The numbering plans of the world, loaded once the page is idle. Until then a number gets only the simple checks. */
const usePlans = createLazyHook(() => import('../../domain/people/phoneNumbers.ts'));

const codePath = 'phone_country_code';
const numberPath = 'phone_national_number';

interface PhoneNumberFieldsProps {
  model: FormModel;
  isReadOnly?: boolean;
}

/** A phone number: its country and the number. A pasted international number fills in both. */
export function PhoneNumberFields({ model, isReadOnly = false }: PhoneNumberFieldsProps) {
  const plans = usePlans(false);
  const code = useField(model, codePath, 'text');
  const number = useField(model, numberPath, 'text');
  const countries = useMemo(() => plans?.phoneCountries() ?? [], [plans]);
  const groups = useMemo(
    () => [
      {
        options: countries.map((each) => ({
          value: each.country,
          label: `${each.name} (${each.code})`,
          keywords: each.country,
        })),
      },
    ],
    [countries],
  );
  // Several countries share a code; the selected one is remembered as long as it has this code.
  const [picked, setPicked] = useState<string>();
  const isPickedStill = countries.some(
    (each) => each.country === picked && each.code === plans?.callingCode(code.value),
  );
  const country = isPickedStill ? picked : plans?.countryOfCode(countries, code.value);
  const shownCountry = groups[0]?.options.find(({ value }) => value === country)?.label;

  const read = plans?.readPhone(code.value, number.value);
  const leave = () => {
    // The service takes digits. An international number brings its own code.
    if (read?.isValid) {
      model.setValue(codePath, read.code);
      model.setValue(numberPath, read.national);
    }
    model.blur(numberPath);
  };
  const isOdd = plans !== undefined && number.isTouched && number.value.trim() !== '' && !read?.isValid;
  const warning = isOdd && number.error === undefined && code.value !== '';
  return (
    <div className={css.phone}>
      <FieldFrame model={model} path={codePath}>
        <SearchSelect
          label="Country code"
          error={code.error}
          groups={groups}
          value={country}
          shown={shownCountry ?? (code.value || 'None')}
          clearLabel="None"
          isDisabled={isReadOnly}
          onChange={(chosen) => {
            setPicked(chosen);
            model.setValue(codePath, countries.find((each) => each.country === chosen)?.code ?? '');
            model.blur(codePath);
          }}
        />
      </FieldFrame>
      <FieldFrame model={model} path={numberPath}>
        <TextField
          label={model.at(numberPath).field.label}
          name={numberPath}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={model.at(numberPath, 'text').field.maxLength}
          shorten={shortenPhone}
          value={number.value}
          isReadOnly={isReadOnly}
          error={number.error}
          onChange={(typed) => model.setValue(numberPath, typed)}
          onBlur={leave}
        />
        <output className={css.note}>
          {warning && 'This does not look like a number of the selected country. It can be saved anyway.'}
          {!warning &&
            read?.isValid &&
            number.error === undefined &&
            (number.isChanged || code.isChanged ? `Will be saved as ${read.shown}.` : read.shown)}
        </output>
      </FieldFrame>
    </div>
  );
}
