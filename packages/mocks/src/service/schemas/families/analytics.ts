import type { TableWords } from './tableWords.ts';

/** Reports: daily figures, per value of each dimension. */

const traffic =
  'sessions bigint, users bigint, new_users bigint, bounce_rate number, average_session_duration number';
const property = 'property_id string*, date date*';

export const ga4Reports: TableWords = {
  daily_active_users: `${property}, active_1_day_users bigint, active_7_day_users bigint, active_28_day_users bigint`,
  traffic_sources: `${property}, session_source string*, session_medium string*, session_campaign_name string*, sessions bigint, engaged_sessions bigint, total_users bigint, conversions number`,
  pages: `${property}, host_name string*, page_path string*, page_title string, screen_page_views bigint, active_users bigint, user_engagement_duration bigint`,
  landing_pages: `${property}, landing_page string*, sessions bigint, new_users bigint, conversions number, total_revenue number`,
  events: `${property}, event_name string*, event_count bigint, total_users bigint, event_count_per_user number, total_revenue number`,
  devices: `${property}, device_category string*, operating_system string*, browser string*, sessions bigint, active_users bigint, engagement_rate number`,
  locations: `${property}, country string*, region string*, city string*, sessions bigint, active_users bigint`,
  demographics: `${property}, user_age_bracket string*, user_gender string*, active_users bigint, new_users bigint`,
  ecommerce_purchases: `${property}, transaction_id string*, item_id string*, item_name string, item_quantity bigint, item_revenue number, shipping_amount number?, tax_amount number?`,
  user_acquisition: `${property}, first_user_source string*, first_user_medium string*, new_users bigint, engaged_sessions bigint, conversions number`,
};

/** Raw events, as exported to a warehouse. */
export const ga4Events: TableWords = {
  events:
    'event_date date, event_timestamp bigint*, event_name string*, user_pseudo_id string*, event_bundle_sequence_id bigint*, user_id string?, event_params array, user_properties array, event_value_in_usd number?, device object, geo object, app_info object?, traffic_source object?, ecommerce object?, items array, platform string, stream_id bigint, is_active_user boolean',
  events_intraday:
    'event_date date, event_timestamp bigint*, event_name string*, user_pseudo_id string*, event_params array, device object, geo object, platform string',
  pseudonymous_users:
    'pseudo_user_id string*, stream_id bigint*, user_info object, device object?, geo object?, audiences array, predictions object?, occurrence_date date, last_updated_date date',
  users:
    'user_id string*, user_info object, device object?, geo object?, audiences array, user_properties array, occurrence_date date, last_updated_date date',
};

export const ga360Sessions: TableWords = {
  ga_sessions:
    'full_visitor_id string*, visit_id bigint*, visit_number integer?, visit_start_time bigint, date date, totals object, traffic_source object, device object, geo_network object, custom_dimensions array, hits array, channel_grouping string?, client_id string?, user_id string?',
  ga_sessions_intraday:
    'full_visitor_id string*, visit_id bigint*, date date, totals object, traffic_source object, device object, geo_network object, hits array',
  ga_realtime_sessions:
    'visit_key string*, export_time_usec bigint*, full_visitor_id string, totals object, hits array',
};

export const universalReports: TableWords = {
  visitor_traffic: `date date*, source string*, medium string*, campaign string*, ${traffic}`,
  audience_overview: `date date*, country string*, language string*, ${traffic}`,
  audience_technology: `date date*, browser string*, operating_system string*, device_category string*, ${traffic}`,
  content_overview:
    'date date*, page_path string*, page_title string, pageviews bigint, unique_pageviews bigint, average_time_on_page number, exits bigint',
  events_overview:
    'date date*, event_category string*, event_action string*, event_label string*, total_events bigint, unique_events bigint, event_value number?',
  ecommerce_overview:
    'date date*, transaction_id string*, transaction_revenue number, tax number?, shipping number?, item_quantity integer',
  monthly_active_users: 'date date*, users_1_day bigint, users_7_days bigint, users_28_days bigint',
};

export const suiteReports: TableWords = {
  pages:
    'date date*, page string*, page_views bigint, visits bigint, visitors bigint, entries bigint, exits bigint, bounces bigint',
  marketing_channels: `date date*, channel string*, visits bigint, visitors bigint, orders integer, revenue number`,
  products:
    'date date*, product string*, product_views bigint, cart_additions bigint, orders integer, units integer, revenue number',
  devices: 'date date*, device_type string*, visits bigint, visitors bigint, page_views bigint',
  campaigns: 'date date*, tracking_code string*, instances bigint, visits bigint, revenue number',
  segments:
    'id string*, name string, description string?, owner object, definition object?, modified datetime',
  calculated_metrics:
    'id string*, name string, polarity string, precision integer, type string, modified datetime',
};

const search = 'clicks bigint, impressions bigint, ctr number, position number';
export const searchConsole: TableWords = {
  sites: 'site_url string*, permission_level string',
  sitemaps:
    'site_url string*, path string*, type string?, is_pending boolean, errors integer, warnings integer, last_submitted datetime?, last_downloaded datetime?',
  performance_report_date: `site_url string*, date date*, search_type string*, ${search}`,
  performance_report_query: `site_url string*, date date*, search_type string*, query string*, ${search}`,
  performance_report_page: `site_url string*, date date*, search_type string*, page string*, ${search}`,
  performance_report_country: `site_url string*, date date*, search_type string*, country string*, ${search}`,
  performance_report_device: `site_url string*, date date*, search_type string*, device string*, ${search}`,
};

export const videoReports: TableWords = {
  channel_basic:
    'date date*, channel_id string*, video_id string*, views bigint, watch_time_minutes number, average_view_duration number, likes integer, dislikes integer, comments integer, shares integer, subscribers_gained integer, subscribers_lost integer',
  channel_traffic_source:
    'date date*, channel_id string*, traffic_source_type string*, views bigint, watch_time_minutes number',
  channel_device_os:
    'date date*, channel_id string*, device_type string*, operating_system string*, views bigint, watch_time_minutes number',
  channel_demographics:
    'date date*, channel_id string*, age_group string*, gender string*, views_percentage number',
  channel_country:
    'date date*, channel_id string*, country_code string*, views bigint, watch_time_minutes number, subscribers_gained integer',
  playlist_basic:
    'date date*, playlist_id string*, video_id string*, views bigint, playlist_starts bigint, watch_time_minutes number',
};

export const videos: TableWords = {
  channels:
    'id string*, title string, description string?, country string?, published_at datetime, statistics object, content_details object',
  videos:
    'id string*, channel_id string, title string, description string?, tags array?, duration string, category_id string, statistics object, status object, published_at datetime',
  playlists: 'id string*, channel_id string, title string, item_count integer, published_at datetime',
  playlist_items: 'id string*, playlist_id string, video_id string, position integer, published_at datetime',
  comments:
    'id string*, video_id string, parent_id string?, author_display_name string, text_display string, like_count integer, published_at datetime, updated_at datetime',
};

export const socialPages: TableWords = {
  page: 'id string*, name string, category string?, fan_count integer, followers_count integer, website string?, is_published boolean',
  posts:
    'id string*, page_id string, message string?, permalink_url string, status_type string?, shares integer?, reactions integer, comments integer, attachments array?, created_time datetime, updated_time datetime',
  page_insights:
    'page_id string*, metric string*, period string*, end_time datetime*, value number?, title string',
  post_insights: 'post_id string*, metric string*, period string*, end_time datetime*, value number?',
  comments:
    'id string*, post_id string, message string?, like_count integer, is_hidden boolean, created_time datetime',
};

export const datasets: TableWords = {
  datasets:
    'id string*, name string, label string, row_count bigint?, folder object?, data_refresh_date datetime?, last_modified_date datetime',
  dashboards:
    'id string*, name string, label string, folder object?, state object?, last_modified_date datetime',
  dataflows:
    'id string*, name string, status string, next_scheduled_date datetime?, last_modified_date datetime',
  dataflow_jobs:
    'id string*, dataflow_id string, status string, duration integer?, rows_processed bigint?, start_date datetime, executed_date datetime?',
  lenses:
    'id string*, name string, dataset_id string, visualization_type string?, last_modified_date datetime',
};
