import type { TableWords } from './tableWords.ts';

/** Help desks and team chats. */

const tickets =
  'id bigint*, subject string?, description string?, status string, priority string?, type string?, channel string, requester_id bigint, assignee_id bigint?, organization_id bigint?, group_id bigint?, tags array, custom_fields array?, satisfaction_rating object?, due_at datetime?, solved_at datetime?, created_at datetime, updated_at datetime';

export const helpDesk: TableWords = {
  tickets,
  ticket_comments:
    'id bigint*, ticket_id bigint, author_id bigint, body string, is_public boolean, attachments array?, via object?, created_at datetime',
  ticket_metrics:
    'ticket_id bigint*, replies integer, reopens integer, first_reply_minutes integer?, full_resolution_minutes integer?, requester_wait_minutes integer?, updated_at datetime',
  ticket_events:
    'id bigint*, ticket_id bigint, event_type string, updater_id bigint?, child_events array, created_at datetime',
  ticket_fields:
    'id bigint*, title string, type string, is_required boolean, options array?, position integer, updated_at datetime',
  users:
    'id bigint*, name string, email string?, role string, phone string?, organization_id bigint?, locale string?, time_zone string?, is_suspended boolean, tags array, last_login_at datetime?, created_at datetime, updated_at datetime',
  organizations:
    'id bigint*, name string, domain_names array, details string?, organization_fields object?, created_at datetime, updated_at datetime',
  groups: 'id bigint*, name string, is_deleted boolean, created_at datetime, updated_at datetime',
  group_memberships: 'id bigint*, user_id bigint, group_id bigint, is_default boolean, updated_at datetime',
  satisfaction_ratings:
    'id bigint*, ticket_id bigint, score string, comment string?, reason string?, assignee_id bigint?, created_at datetime, updated_at datetime',
  macros:
    'id bigint*, title string, actions array, is_active boolean, usage_7d integer?, updated_at datetime',
  sla_policies:
    'id bigint*, title string, filter object, policy_metrics array, position integer, updated_at datetime',
  tags: 'name string*, count integer',
};

export const shopDesk: TableWords = {
  tickets,
  messages:
    'id bigint*, ticket_id bigint, channel string, is_from_agent boolean, sender object, body_text string?, intents array?, attachments array?, sent_at datetime?, created_at datetime',
  customers:
    'id bigint*, email string?, name string?, channels array, data object?, note string?, created_at datetime, updated_at datetime',
  satisfaction_surveys:
    'id bigint*, ticket_id bigint, customer_id bigint, score integer?, body string?, sent_at datetime?, scored_at datetime?',
  tags: 'id bigint*, name string, usage integer, decoration object?',
  users: 'id bigint*, name string, email string, role string, is_active boolean, created_at datetime',
  views: 'id bigint*, name string, filters string?, order_by string, visibility string',
};

export const liveChat: TableWords = {
  chats:
    'id string*, type string, visitor object, agent_ids array, department_id bigint?, is_missed boolean, rating string?, comment string?, duration integer?, history array, tags array, started_at datetime, ended_at datetime?',
  agents:
    'id bigint*, display_name string, email string, role_id bigint?, is_enabled boolean, departments array, create_date datetime',
  departments: 'id bigint*, name string, description string?, is_enabled boolean, members array',
  shortcuts: 'id string*, name string, message string, scope string, tags array?',
  triggers: 'id bigint*, name string, is_enabled boolean, definition object',
  bans: 'id bigint*, type string, visitor_name string?, ip_address string?, reason string?, created_at datetime',
  goals: 'id bigint*, name string, is_enabled boolean, attribution_model string',
};

export const teamChat: TableWords = {
  channels:
    'id string*, name string, is_private boolean, is_archived boolean, topic object?, purpose object?, num_members integer?, creator string, created_at datetime',
  channel_members: 'channel_id string*, user_id string*',
  messages:
    'channel_id string*, ts number*, user_id string?, subtype string?, text string?, reply_count integer?, reactions array?, files array?, thread_ts number?',
  threads: 'channel_id string*, ts number*, thread_ts number, user_id string?, text string?',
  users:
    'id string*, name string, real_name string?, profile object, is_admin boolean, is_bot boolean, is_deleted boolean, tz string?, updated_at datetime',
  user_groups: 'id string*, handle string, name string, users array, updated_at datetime',
  files:
    'id string*, user_id string, name string?, mimetype string?, size bigint, channels array, created_at datetime',
};

export const telephony: TableWords = {
  call_log:
    'id string*, session_id string, direction string, type string, result string, from_number string?, to_number string?, duration integer, recording object?, legs array?, start_time datetime, last_modified_time datetime',
  messages:
    'id bigint*, type string, direction string, from_number object, to_numbers array, subject string?, read_status string, creation_time datetime, last_modified_time datetime',
  extensions: 'id bigint*, extension_number string, name string, type string, status string, contact object?',
  contacts:
    'id bigint*, first_name string?, last_name string?, email string?, business_phone string?, company string?',
  meetings:
    'id string*, display_name string, host object, participants array, duration integer, start_time datetime',
};
