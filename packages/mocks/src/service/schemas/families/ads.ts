import type { TableWords } from './tableWords.ts';

/** Daily figures of an advertisement. */
const measures =
  'impressions bigint, clicks bigint, spend number, conversions number?, conversion_value number?';

const accounts =
  'id bigint*, name string, currency string, time_zone string, status string, spend_cap number?, created_at datetime?';
const campaigns =
  'id bigint*, account_id bigint, name string, objective string?, status string, budget_type string?, daily_budget number?, lifetime_budget number?, start_time datetime?, end_time datetime?, created_at datetime?, updated_at datetime';
const group =
  'id bigint*, campaign_id bigint, name string, status string, bid_strategy string?, bid_amount number?, targeting object?, daily_budget number?, start_time datetime?, end_time datetime?, updated_at datetime';
const creatives =
  'id bigint*, account_id bigint, name string?, kind string, title string?, body string?, link_url string?, image_url string?, updated_at datetime?';

/** Campaigns, groups and advertisements, as in search networks. */
export const searchAds: TableWords = {
  accounts,
  campaigns,
  ad_groups: group,
  ads: 'id bigint*, ad_group_id bigint, type string, status string, headlines array?, descriptions array?, final_urls array, policy_summary object?, updated_at datetime',
  keywords:
    'id bigint*, ad_group_id bigint, text string, match_type string, status string, bid number?, quality_score integer?',
  negative_keywords: 'id bigint*, campaign_id bigint, text string, match_type string',
  conversion_actions: 'id bigint*, name string, category string, status string, counting_type string?',
  campaign_performance_report: `date date*, campaign_id bigint*, device string*, ${measures}, impression_share number?`,
  ad_group_performance_report: `date date*, ad_group_id bigint*, device string*, ${measures}`,
  ad_performance_report: `date date*, ad_id bigint*, device string*, ${measures}`,
  keyword_performance_report: `date date*, keyword_id bigint*, ${measures}, average_position number?`,
  search_query_report: `date date*, ad_group_id bigint*, search_term string*, ${measures}`,
  geo_performance_report: `date date*, campaign_id bigint*, country string*, ${measures}`,
};

/** Campaigns, sets and advertisements, with their daily results. */
export const socialAds: TableWords = {
  ad_accounts: accounts,
  campaigns,
  ad_sets: group,
  ads: 'id bigint*, ad_set_id bigint, campaign_id bigint, creative_id bigint?, name string, status string, effective_status string, tracking_specs array?, created_at datetime, updated_at datetime',
  ad_creatives: creatives,
  ads_insights: `date date*, ad_id bigint*, ad_set_id bigint, campaign_id bigint, reach bigint, frequency number?, ${measures}, actions array?, video_views bigint?`,
  ads_insights_age_and_gender: `date date*, ad_id bigint*, age string*, gender string*, reach bigint, ${measures}`,
  ads_insights_country: `date date*, ad_id bigint*, country string*, reach bigint, ${measures}`,
  ads_insights_platform_and_device: `date date*, ad_id bigint*, platform string*, device string*, reach bigint, ${measures}`,
};

/** Networks that call a campaign's parts groups. */
export const groupAds: TableWords = {
  accounts,
  campaigns,
  ad_groups: group,
  ads: 'id bigint*, ad_group_id bigint, campaign_id bigint, creative_id bigint?, name string, status string, review_status string?, landing_url string?, created_at datetime, updated_at datetime',
  creatives,
  audiences:
    'id bigint*, account_id bigint, name string, kind string, size bigint?, status string, updated_at datetime',
  campaign_insights: `date date*, campaign_id bigint*, ${measures}`,
  ad_group_insights: `date date*, ad_group_id bigint*, ${measures}`,
  ad_insights: `date date*, ad_id bigint*, ${measures}, video_views bigint?, engagements bigint?`,
};

/** Networks that pay per sale. */
export const affiliateAds: TableWords = {
  advertisers: 'id bigint*, name string, network string, status string, currency string',
  campaigns,
  commissions:
    'id string*, order_id string, advertiser_id bigint, publisher_id bigint, sku string?, sale_amount number, commission number, currency string, transaction_date datetime, process_date datetime',
  publishers: 'id bigint*, name string, site_url string?, status string',
  product_success_report: `date date*, publisher_id bigint*, sku string*, quantity integer, ${measures}`,
  placements: `date date*, campaign_id bigint*, domain string*, ${measures}`,
};

/** Advertisements inside a marketplace. */
export const retailAds: TableWords = {
  profiles: 'id bigint*, country_code string, currency string, time_zone string, account_info object',
  portfolios: 'id bigint*, name string, budget object?, state string, is_in_budget boolean',
  sponsored_products_campaigns: campaigns,
  sponsored_products_ad_groups: group,
  sponsored_products_keywords:
    'id bigint*, ad_group_id bigint, text string, match_type string, state string, bid number?',
  sponsored_products_product_ads: 'id bigint*, ad_group_id bigint, sku string, state string',
  sponsored_brands_campaigns: campaigns,
  sponsored_display_campaigns: campaigns,
  sponsored_products_report: `date date*, campaign_id bigint*, sku string*, ${measures}, units_sold integer`,
  sponsored_brands_report: `date date*, campaign_id bigint*, ${measures}`,
  search_term_report: `date date*, keyword_id bigint*, search_term string*, ${measures}`,
};
