import { getClientExternalId, getS3RoleTemplate } from '@millrace/ui/contract';
import type { RolePaths } from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { loading } from '@millrace/ui/domain/remote';
import type { SectionResources } from '@millrace/ui/forms/ConnectorForm';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import type { LateStore } from '../../kit/useLateStore.ts';

/** The pause after a change of the bucket before its template is requested, in milliseconds. */
const pauseMs = 500;

export interface ReadRoleOptions {
  readonly model: FormModel;
  readonly paths: RolePaths;
  readonly queryClient: QueryClient;
}

/**
 * Reads what the role of a bucket is made from. The template's address is read before its link is pressed, because a
 * window that opens after an answer would be blocked as a popup.
 */
export function readRole({
  model,
  paths,
  queryClient,
}: ReadRoleOptions): LateStore<SectionResources['role']> {
  const fields = [model.at(paths.bucket, 'text'), model.at(paths.region, 'choice')];
  const bucketNow = () => {
    const [bucketName = '', bucketRegion = ''] = fields.map(({ getSnapshot }) => getSnapshot().value.trim());
    return bucketName !== '' && bucketRegion !== '' ? { bucketName, bucketRegion } : undefined;
  };
  type Bucket = ReturnType<typeof bucketNow>;
  const isSame = (one: Bucket, other: Bucket) =>
    one?.bucketName === other?.bucketName && one?.bucketRegion === other?.bucketRegion;

  let asked = bucketNow();
  const template = new QueryObserver(queryClient, read(getS3RoleTemplate, asked));
  const externalId = new QueryObserver(queryClient, read(getClientExternalId, {}));
  const listeners = new Set<() => void>();

  const current = (): SectionResources['role'] => {
    const bucket = bucketNow();
    const answer = isSame(bucket, asked) ? toRemote(template.getCurrentResult()) : loading;
    const id = toRemote(externalId.getCurrentResult());
    return {
      ...(bucket && {
        template: answer.state === 'ready' ? { ...answer, value: answer.value.templateUrl } : answer,
      }),
      externalId: id.state === 'ready' ? { ...id, value: id.value.externalId } : id,
      onReloadTemplate: () => void template.refetch(),
      onReloadExternalId: () => void externalId.refetch(),
    };
  };

  let shown = current();
  const show = (): void => {
    shown = current();
    for (const listener of listeners) listener();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    const bucket = bucketNow();
    if (!isSame(bucket, asked)) {
      timer = setTimeout(() => {
        asked = bucket;
        template.setOptions(read(getS3RoleTemplate, bucket));
        show();
      }, pauseMs);
    }
    show();
  };
  const ends = [
    template.subscribe(show),
    externalId.subscribe(show),
    ...fields.map((field) => field.subscribe(follow)),
  ];
  show();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
    stop() {
      clearTimeout(timer);
      for (const end of ends) end();
    },
  };
}
