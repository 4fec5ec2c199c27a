import { expect, test } from 'vitest';

import { userWith } from '../entities/user.test.data.ts';
import { checkProfile, createProfileForm, toProfile } from './profileForm.ts';

const user = userWith({ phoneCountryCode: '+49', phoneNationalNumber: '30901820' });

test('only what was changed is sent', () => {
  const form = createProfileForm(user);
  expect(toProfile(form)).toEqual({});
  form.setValue('first_name', ' Nora ');
  form.setValue('time_zone', 'Europe/Vienna');
  expect(toProfile(form)).toEqual({ firstName: 'Nora', timeZone: 'Europe/Vienna' });
});

test('a removed number takes its country code along', () => {
  const form = createProfileForm(user);
  form.setValue('phone_national_number', '');
  expect(toProfile(form)).toEqual({ phoneCountryCode: '', phoneNationalNumber: '' });
});

test('a number needs a country code', () => {
  const form = createProfileForm(userWith());
  const end = checkProfile(form);
  form.setValue('phone_national_number', '30901820');
  form.blur('phone_national_number');
  const error = () => form.at('phone_national_number').getSnapshot().error;
  expect(error()).toBe('Select the country code of this number.');
  form.setValue('phone_country_code', '+49');
  expect(error()).toBeUndefined();
  end();
});
