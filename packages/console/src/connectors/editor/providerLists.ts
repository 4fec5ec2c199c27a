import {
  fetchFacebookPages,
  fetchGa4Properties,
  refreshFacebookPages,
  refreshGa4Properties,
} from '@millrace/ui/contract';
import type { ProviderList } from '@millrace/ui/domain/connectors';
import type { ProviderItem, SourceId } from '@millrace/ui/domain/entities';
import type { FormModel } from '@millrace/ui/domain/forms';

import { read, type Read } from '../../data/read.ts';
import { readWithSecrets } from '../../data/readWithSecrets.ts';

type Items = Read<readonly ProviderItem[]>;

/** The calls of a list: with the access of this form's sign-in, or with the saved access of a source (spec §7). */
interface ListCalls {
  readonly ofSignIn: (subject: object, model: FormModel) => Items;
  readonly ofSource: (id: SourceId) => Items;
}

/** The secret that lists are read with. */
export const accessPath = 'tap_config.access_token';

const secretIn = (model: FormModel, path: string): string => model.at(path, 'secret').getSnapshot().value;

export const providerLists: Readonly<Record<ProviderList, ListCalls>> = {
  ga4Properties: {
    ofSignIn: (subject, model) =>
      readWithSecrets(fetchGa4Properties, subject, () => ({
        body: {
          accessToken: secretIn(model, accessPath),
          refreshToken: secretIn(model, 'tap_config.refresh_token'),
        },
      })),
    ofSource: (id) => read(refreshGa4Properties, { id }),
  },
  facebookPages: {
    ofSignIn: (subject, model) =>
      readWithSecrets(fetchFacebookPages, subject, () => ({
        body: { accessToken: secretIn(model, accessPath) },
      })),
    ofSource: (id) => read(refreshFacebookPages, { id }),
  },
};
