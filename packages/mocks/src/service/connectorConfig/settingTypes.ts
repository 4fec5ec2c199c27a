import { isList, isObject, type Config, type Path, type Value } from './nodeConfig.ts';
import { checkNumber, portRule } from '../core/numbers.ts';
import type { FieldRefusal } from '../core/refusal.ts';

/** Finds problems with the value of a setting. */
type Check = (loc: FieldRefusal['loc'], value: Value) => readonly FieldRefusal[];

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const holding =
  (isRight: (value: Value) => boolean, msg: string, type: string): Check =>
  (loc, value) =>
    isRight(value) ? [] : [{ loc, msg, type }];

/** The checks of a value's type, by the type. */
export const settingTypes = {
  text: holding((value) => typeof value === 'string', 'Enter a text.', 'type_error.str'),
  flag: holding((value) => typeof value === 'boolean', 'Choose yes or no.', 'type_error.bool'),
  list: holding(isList, 'Enter a list.', 'type_error.list'),
  numbers: holding(
    (value) => isList(value) && value.every((item) => typeof item === 'number'),
    'Enter a list of numbers.',
    'type_error.list',
  ),
} as const;
const { text, flag, list, numbers } = settingTypes;
const section = holding(isObject, 'This value is not valid.', 'type_error.object');
const number =
  (rule: Parameters<typeof checkNumber>[2]): Check =>
  (loc, value) =>
    checkNumber(loc, value, rule);

/** The limits of a file sample. The upper ones are our choice. */
export const sampleRules = {
  num_files_to_sample: { least: 1, most: 100 },
  sample_length: { least: 1, most: 10_000 },
  sample_rate: { least: 1, most: 1_000 },
} as const;

const each = (check: Check, keys: string): (readonly [string, Check])[] =>
  words(keys).map((key) => [key, check]);

/** The checks of settings that are not texts, by key. A key has the same meaning in every connector. */
const byKey: ReadonlyMap<string, Check> = new Map([
  ['port', number(portRule)],
  // A percentage (spec §5).
  ['maxApiQuotaPercentage', number({ least: 0, most: 100, isWhole: false })],
  ...each(number({ least: 1 }), 'request_timeout pollInterval pollTimeout'),
  ...Object.entries(sampleRules).map(([key, rule]) => [key, number(rule)] as const),
  // Criteo counts the days back: -30 are the last thirty.
  ['conversion_window_days', number({ least: -365, most: 365 })],
  // Windows, page sizes and other counts.
  ...each(
    number({ least: 0 }),
    `attribution_window batch_size buffer_time chat_search_interval_days chats_full_sync_days conversion_window
    date_window date_window_size email_activity_date_window email_stats_lookback_days
    event_date_window_size insights_buffer_days look_back_window lookback lookback_window max_daily_calls
    max_export_days max_results page_size quota_limit range_days requests_per_second reviews_lookback_days`,
  ),
  ...each(
    flag,
    `exclude_archived has_headers ignore_weekends includeFormulaFields include_deleted is_backfilled is_legacy_tap
    is_sandbox join_public_channels omit_empty private_channels sandbox select_fields_by_default with_deleted`,
  ),
  ...each(list, 'channels columns indices marketplaces pages profiles properties'),
  // A list of days (spec §5).
  ['lookback_days', numbers],
  ...each(section, 'credentials pollingOptions'),
]);

/** Optional settings of spec §3 that are texts, by the path from `config`. */
const optionalTexts = words(`
  api_name destination_type file_format file_prefix file_regex start_date start_date_format tap_name
  connection_config.accessToken connection_config.apiType connection_config.apiVersion
  connection_config.assume_role_external_id connection_config.namespace connection_config.sqlsrvschema
  connection_config.username provider.type`);

/** Further settings of connectors that are texts. Account numbers and other identifiers are texts too. */
const furtherTexts = words(`
  static.environment tap_config.advertiser_ids tap_config.api_url tap_config.assistant tap_config.base
  tap_config.base_url tap_config.country_codes tap_config.date_type tap_config.device_uuid tap_config.domain
  tap_config.end_date tap_config.groups tap_config.identity tap_config.login_customer_ids
  tap_config.org_account_ids tap_config.projects tap_config.region tap_config.report_definitions
  tap_config.report_suite_id tap_config.sales_data_granularity tap_config.store_id tap_config.survey_id
  tap_config.swipe_up_attribution_window tap_config.targeting_country_codes tap_config.tickets_view_id
  tap_config.view_attribution_window`);

const textPaths: ReadonlySet<string> = new Set([...optionalTexts, ...furtherTexts]);

/** Every key of a configuration, with its path and value. Lists are values as a whole. */
function* settingsOf(config: Config, path: Path = []): Generator<readonly [Path, string, Value]> {
  for (const [key, value] of Object.entries(config)) {
    yield [[...path, key], key, value];
    if (isObject(value)) yield* settingsOf(value, [...path, key]);
  }
}

/** Checks the types of settings: text, number, flag or list. `null` empties a setting of any type. */
export const checkTypes = (sent: Config): FieldRefusal[] =>
  Array.from(settingsOf(sent)).flatMap(([path, key, value]) => {
    const check = byKey.get(key) ?? (textPaths.has(path.join('.')) ? text : undefined);
    return value === null || !check ? [] : check(['config', ...path], value);
  });
