import { describe, expect, it } from 'vitest';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { changeInQuery } from '../forms/changes/changedSettings.ts';
import { enterRestoration, planRestoration } from '../forms/changes/restoration.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { restoreQuery, settingsChangeOf } from './settingChanges.ts';
import { createSyncForm, syncPaths } from './syncForm.ts';

const line = (details: PipelineEvent['details']): PipelineEvent => ({
  id: 7,
  at: new Date('2026-03-04T10:00:00Z'),
  message: 'Settings were changed.',
  details,
});

describe('a line that settings were changed', () => {
  it('says what, from what to what, and who', () => {
    const change = settingsChangeOf(
      line({
        event: 'changed',
        fields: 'source_sync_frequency, persist_deleted_rows, name',
        by: 'Mateo Lindqvist',
        'before.source_sync_frequency': 900_000,
        'after.source_sync_frequency': 3_600_000,
        'before.persist_deleted_rows': 'false',
        'after.persist_deleted_rows': 'true',
        'before.name': 'Orders',
        'after.name': 'Orders EU',
      }),
    );
    expect(change).toEqual({
      by: 'Mateo Lindqvist',
      settings: [
        {
          path: 'source_sync_frequency',
          label: 'Source frequency',
          before: 'every 15 minutes',
          after: 'every hour',
        },
        { path: 'persist_deleted_rows', label: 'Persist deleted rows', before: 'off', after: 'on' },
        { path: 'name', label: 'Name', before: 'Orders', after: 'Orders EU' },
      ],
    });
  });

  it('claims no value and no person that the service has not said', () => {
    expect(settingsChangeOf(line({ event: 'changed', fields: 'maintenance_window' }))).toEqual({
      by: undefined,
      settings: [
        { path: 'maintenance_window', label: 'Maintenance window', before: undefined, after: undefined },
      ],
    });
    expect(settingsChangeOf(line({ event: 'paused', fields: 'name' }))).toBeUndefined();
    for (const nothing of [undefined, null, {}]) expect(settingsChangeOf(line(nothing))).toBeUndefined();
  });

  it('shows a value that no setting can have as it was sent', () => {
    const details = {
      event: 'changed',
      fields: 'source_sync_frequency',
      'after.source_sync_frequency': 'soon',
    };
    expect(settingsChangeOf(line(details))?.settings[0]?.after).toBe('soon');
  });
});

function enterOldValues(form: FormModel, query: URLSearchParams) {
  const plan = planRestoration(form, changeInQuery(query));
  if (plan) enterRestoration(plan);
}

describe('old values', () => {
  it('come back into the form from the address', () => {
    const form = createSyncForm({ sourceSyncFrequency: 3_600_000, persistDeletedRows: true });
    const query = restoreQuery(
      line({
        event: 'changed',
        'before.source_sync_frequency': 900_000,
        'before.persist_deleted_rows': 'false',
        'before.maintenance_window': '03:00-05:00',
      }),
    );
    enterOldValues(form, new URLSearchParams(query));
    expect(form.at(syncPaths.sourceFrequency, 'frequency').getSnapshot().value).toBe(900_000);
    expect(form.at(syncPaths.persistDeletedRows, 'toggle').getSnapshot().value).toBe(false);
    expect(form.at(syncPaths.window, 'timeWindow').getSnapshot().value).toMatchObject({ isOn: true });
  });

  it('are none where the line tells none, and nothing else of an address is entered', () => {
    expect(restoreQuery(line({ event: 'changed', 'before.name': 'Orders' }))).toBeUndefined();
    expect(restoreQuery(line({ 'before.source_sync_frequency': 'soon' }))).toBeUndefined();
    const form = createSyncForm({});
    enterOldValues(form, new URLSearchParams({ 'before.source_sync_frequency': '<b>', 'before.x': '1' }));
    // No control shows it.
    enterOldValues(form, new URLSearchParams({ 'before.s3_file_format': 'csv' }));
    expect(form.getSnapshot().isDirty).toBe(false);
  });
});
