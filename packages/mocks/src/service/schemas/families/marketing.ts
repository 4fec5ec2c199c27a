import type { TableWords } from './tableWords.ts';

/** Mass mailing services, which record who opened what. */
const audience = {
  campaigns:
    'id string*, name string, subject string?, from_email string?, status string, channel string, list_ids array, num_recipients integer?, send_time datetime?, created_at datetime, updated_at datetime',
  lists:
    'id string*, name string, opt_in_process string?, member_count integer, folder_name string?, created_at datetime, updated_at datetime',
  list_members: 'list_id string*, profile_id string*, status string, joined_at datetime, left_at datetime?',
  templates:
    'id string*, name string, editor_type string?, html string?, created_at datetime, updated_at datetime',
} as const satisfies TableWords;

export const klaviyo: TableWords = {
  profiles:
    'id string*, email string?, phone_number string?, external_id string?, first_name string?, last_name string?, location object?, properties object, predictive_analytics object?, last_event_date datetime?, created_at datetime, updated_at datetime',
  events:
    'id string*, metric_id string, profile_id string?, event_properties object, value number?, uuid string, timestamp bigint, occurred_at datetime',
  metrics: 'id string*, name string, integration object?, created_at datetime, updated_at datetime',
  ...audience,
  segments:
    'id string*, name string, definition object?, is_processing boolean, is_starred boolean, profile_count integer?, created_at datetime, updated_at datetime',
  flows:
    'id string*, name string, status string, trigger_type string, is_archived boolean, created_at datetime, updated_at datetime',
  suppressions: 'profile_id string*, reason string, occurred_at datetime',
};

export const mailchimp: TableWords = {
  ...audience,
  automations:
    'id string*, status string, settings object, recipients object, emails_sent integer, start_time datetime?, created_at datetime',
  list_segments:
    'id bigint*, list_id string, name string, type string, member_count integer, options object?, updated_at datetime',
  reports_email_activity:
    'campaign_id string*, email_id string*, timestamp datetime*, action string, type string?, url string?, ip string?',
  unsubscribes: 'campaign_id string*, email_id string*, list_id string, reason string?, timestamp datetime',
};

export const commerceMessages: TableWords = {
  subscribers:
    'id string*, email string?, phone string?, status string, tags array, custom_fields object, lifetime_value number?, time_zone string?, created_at datetime, updated_at datetime',
  ...audience,
  workflows:
    'id string*, name string, status string, trigger string, created_at datetime, updated_at datetime',
  events: 'id string*, subscriber_id string, action string, properties object?, occurred_at datetime',
  orders:
    'id string*, subscriber_id string?, cart_id string?, currency string, total number, items array, placed_at datetime',
  forms: 'id string*, name string, kind string, views integer, signups integer, is_enabled boolean',
};

export const marketingAutomation: TableWords = {
  leads:
    'id bigint*, email string?, first_name string?, last_name string?, company string?, score integer, status string?, source string?, is_unsubscribed boolean, created_at datetime, updated_at datetime',
  programs:
    'id bigint*, name string, type string, channel string, status string?, costs array?, start_date datetime?, end_date datetime?, updated_at datetime',
  ...audience,
  activities:
    'id string*, lead_id bigint, activity_type_id integer, primary_attribute string?, attributes object, activity_date datetime',
  activity_types: 'id integer*, name string, attributes array',
  forms: 'id bigint*, name string, status string, fields array, updated_at datetime',
  landing_pages: 'id bigint*, name string, url string, status string, views integer, updated_at datetime',
  email_sends:
    'id string*, campaign_id string, lead_id bigint, sent_at datetime, delivered_at datetime?, opened_at datetime?, clicked_at datetime?, bounced_at datetime?, is_unsubscribed boolean',
  opportunities:
    'id string*, name string, stage string, value number?, probability integer?, closed_at datetime?, updated_at datetime',
};

/** Mail delivery services. */
export const mailSending: TableWords = {
  messages:
    'id string*, email string, sender string, subject string?, state string, template string?, tags array?, opens integer, clicks integer, smtp_events array?, sent_at datetime',
  bounces: 'email string*, created_at datetime*, reason string, status string?',
  blocks: 'email string*, created_at datetime*, reason string, status string?',
  spam_reports: 'email string*, created_at datetime*, ip string?',
  unsubscribes: 'email string*, group_id bigint?, created_at datetime',
  templates: 'id string*, name string, generation string?, versions array, updated_at datetime',
  senders:
    'address string*, sent integer, hard_bounces integer, soft_bounces integer, rejects integer, complaints integer, reputation number?, created_at datetime',
  daily_statistics:
    'date date*, requests integer, delivered integer, opens integer, unique_opens integer, clicks integer, bounces integer, spam_reports integer',
};

export const surveys: TableWords = {
  surveys:
    'id string*, title string, status string, language string?, question_count integer, response_count integer, created_at datetime, updated_at datetime',
  survey_pages: 'id string*, survey_id string, title string?, position integer, question_count integer',
  survey_questions:
    'id string*, survey_id string, page_id string?, heading string, family string, is_required boolean, answers object?, position integer',
  survey_responses:
    'id string*, survey_id string, respondent_email string?, status string, score integer?, comment string?, total_time integer?, custom_variables object?, submitted_at datetime, updated_at datetime',
  survey_answers:
    'response_id string*, question_id string*, choice_id string?, text string?, is_other boolean',
  people:
    'id string*, email string?, name string?, last_sent_at datetime?, last_responded_at datetime?, created_at datetime',
  collectors:
    'id string*, survey_id string, type string, status string, url string?, response_count integer, updated_at datetime',
  scores:
    'date date*, survey_id string*, promoters integer, passives integer, detractors integer, score number?',
};
