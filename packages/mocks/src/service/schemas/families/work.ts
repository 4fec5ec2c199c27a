import type { TableWords } from './tableWords.ts';

/** Development tools and accounting. */

export const github: TableWords = {
  repositories:
    'id bigint*, name string, full_name string, owner object, is_private boolean, description string?, language string?, default_branch string, topics array, stargazers_count integer, forks_count integer, open_issues_count integer, pushed_at datetime?, created_at datetime, updated_at datetime',
  branches: 'repository string*, name string*, commit_sha string, is_protected boolean',
  commits:
    'repository string*, sha string*, author object?, committer object?, message string, parents array, files array?, committed_at datetime',
  issues:
    'id bigint*, repository string, number integer, title string, body string?, state string, state_reason string?, user object?, labels array, assignees array, milestone object?, comments integer, closed_at datetime?, created_at datetime, updated_at datetime',
  issue_comments:
    'id bigint*, repository string, issue_number integer, user object?, body string, reactions object?, created_at datetime, updated_at datetime',
  pull_requests:
    'id bigint*, repository string, number integer, title string, body string?, state string, is_draft boolean, user object?, base object, head object, labels array, requested_reviewers array, merge_commit_sha string?, merged_at datetime?, closed_at datetime?, created_at datetime, updated_at datetime',
  pull_request_reviews:
    'id bigint*, repository string, pull_request_number integer, user object?, state string, body string?, submitted_at datetime?',
  releases:
    'id bigint*, repository string, tag_name string, name string?, body string?, is_draft boolean, is_prerelease boolean, assets array, published_at datetime?',
  workflow_runs:
    'id bigint*, repository string, workflow_id bigint, head_branch string?, event string, status string, conclusion string?, run_attempt integer, created_at datetime, updated_at datetime',
  stargazers: 'repository string*, user_id bigint*, starred_at datetime',
  collaborators: 'repository string*, id bigint*, login string, permissions object',
  teams: 'id bigint*, name string, slug string, privacy string?, members_count integer?',
};

export const gitlab: TableWords = {
  projects:
    'id bigint*, name string, path_with_namespace string, visibility string, default_branch string?, star_count integer, forks_count integer, open_issues_count integer?, statistics object?, created_at datetime, last_activity_at datetime',
  groups:
    'id bigint*, name string, full_path string, visibility string, parent_id bigint?, created_at datetime',
  branches: 'project_id bigint*, name string*, commit_id string, is_merged boolean, is_protected boolean',
  commits:
    'id string*, project_id bigint, title string, message string, author_name string, author_email string, parent_ids array, stats object?, committed_date datetime',
  issues:
    'id bigint*, iid integer, project_id bigint, title string, description string?, state string, labels array, milestone_id bigint?, author_id bigint, assignee_ids array, weight integer?, time_stats object?, closed_at datetime?, created_at datetime, updated_at datetime',
  merge_requests:
    'id bigint*, iid integer, project_id bigint, title string, description string?, state string, source_branch string, target_branch string, author_id bigint, reviewer_ids array, is_draft boolean, merged_at datetime?, closed_at datetime?, created_at datetime, updated_at datetime',
  pipelines:
    'id bigint*, project_id bigint, ref string, sha string, status string, source string?, duration integer?, coverage number?, created_at datetime, updated_at datetime',
  jobs: 'id bigint*, pipeline_id bigint, name string, stage string, status string, duration number?, allow_failure boolean, started_at datetime?, finished_at datetime?',
  milestones:
    'id bigint*, project_id bigint?, group_id bigint?, title string, state string, due_date date?, updated_at datetime',
  releases: 'project_id bigint*, tag_name string*, name string, description string?, released_at datetime',
  users: 'id bigint*, username string, name string, state string, is_admin boolean?, created_at datetime?',
};

export const searchIndex: TableWords = {
  indices:
    'name string*, entries bigint, data_size bigint, last_build_time_s integer, is_pending boolean, replicas array?, updated_at datetime',
  searches:
    'query_id string*, index string, query string, nb_hits integer, processing_time_ms integer, country string?, user_token string?, occurred_at datetime',
  top_searches:
    'date date*, index string*, search string*, count integer, nb_hits integer, click_through_rate number?, conversion_rate number?',
  no_results: 'date date*, index string*, search string*, count integer, with_filter_count integer',
  clicks:
    'date date*, index string*, click_count integer, tracked_search_count integer, average_click_position number?',
  usage: 'date date*, index string*, search_operations bigint, records bigint, indexing_operations bigint',
};

/** An operations team's base, with custom tables. */
export const base: TableWords = {
  customers:
    'id string*, created_time datetime, name string, email string?, segment string?, account_owner object?, orders array?, health_score integer?',
  orders:
    'id string*, created_time datetime, number string, status string, customer array, due_date date?, amount number?, notes string?, attachments array?',
  order_items:
    'id string*, created_time datetime, order array, item array?, quantity integer?, unit_price number?',
  vendors:
    'id string*, created_time datetime, name string, contact_email string?, category string?, is_approved boolean, contracts array?',
  inventory:
    'id string*, created_time datetime, item string, quantity integer?, location string?, vendor array?, last_counted date?',
  projects:
    'id string*, created_time datetime, name string, lead object?, stage string, starts_on date?, ends_on date?, budget number?',
  tasks:
    'id string*, created_time datetime, title string, project array?, assignee object?, is_done boolean, due_date date?, estimate number?',
  meetings: 'id string*, created_time datetime, topic string, held_on date, attendees array?, notes string?',
};

/** Workbooks: a table for each sheet, and two about the file itself. */
export const sheets: TableWords = {
  file_metadata:
    'id string*, name string, version bigint, created_time datetime, modified_time datetime, last_modifying_user object?',
  sheet_metadata:
    'spreadsheet_id string*, sheet_id bigint*, title string, index integer, row_count integer, column_count integer',
  Budget: '__row bigint*, month string?, department string?, planned number?, actual number?, remark string?',
  Targets:
    '__row bigint*, quarter string?, region string?, owner string?, target number?, is_confirmed boolean?',
  Contacts: '__row bigint*, name string?, email string?, company string?, last_contact date?',
};

export const accounting: TableWords = {
  accounts:
    'Id string*, Name string, AccountType string, AccountSubType string?, Classification string?, CurrentBalance number, CurrencyRef object?, Active boolean, MetaData object',
  customers:
    'Id string*, DisplayName string, PrimaryEmailAddr object?, BillAddr object?, Balance number, Active boolean, MetaData object',
  vendors:
    'Id string*, DisplayName string, PrimaryEmailAddr object?, Balance number, Vendor1099 boolean, Active boolean, MetaData object',
  invoices:
    'Id string*, DocNumber string?, CustomerRef object, TxnDate date, DueDate date?, TotalAmt number, Balance number, Line array, EmailStatus string?, MetaData object',
  payments:
    'Id string*, CustomerRef object, TxnDate date, TotalAmt number, UnappliedAmt number?, Line array, MetaData object',
  bills:
    'Id string*, VendorRef object, TxnDate date, DueDate date?, TotalAmt number, Balance number, Line array, MetaData object',
  bill_payments:
    'Id string*, VendorRef object, TxnDate date, PayType string, TotalAmt number, Line array, MetaData object',
  purchases:
    'Id string*, AccountRef object, PaymentType string, TxnDate date, TotalAmt number, Line array, MetaData object',
  journal_entries:
    'Id string*, DocNumber string?, TxnDate date, Adjustment boolean, Line array, PrivateNote string?, MetaData object',
  items:
    'Id string*, Name string, Type string, UnitPrice number?, QtyOnHand number?, IncomeAccountRef object?, Active boolean, MetaData object',
  estimates:
    'Id string*, CustomerRef object, TxnDate date, TxnStatus string, TotalAmt number, ExpirationDate date?, Line array, MetaData object',
  deleted_objects: 'Id string*, Type string*, MetaData object',
};

export const erp: TableWords = {
  accounts:
    'internalId string*, acctNumber string?, acctName string, acctType string, currency object?, isInactive boolean, balance number?',
  customers:
    'internalId string*, entityId string, companyName string?, email string?, subsidiary object?, balance number?, isInactive boolean, dateCreated datetime, lastModifiedDate datetime',
  vendors:
    'internalId string*, entityId string, companyName string?, email string?, subsidiary object?, balance number?, isInactive boolean, lastModifiedDate datetime',
  sales_orders:
    'internalId string*, tranId string, tranDate date, entity object, orderStatus string, total number, currency object, itemList array, lastModifiedDate datetime',
  invoices:
    'internalId string*, tranId string, tranDate date, dueDate date?, entity object, status string, total number, amountRemaining number, itemList array, lastModifiedDate datetime',
  vendor_bills:
    'internalId string*, tranId string?, tranDate date, dueDate date?, entity object, total number, expenseList array?, lastModifiedDate datetime',
  journal_entries:
    'internalId string*, tranId string, tranDate date, subsidiary object?, lineList array, memo string?, isReversal boolean, lastModifiedDate datetime',
  inventory_items:
    'internalId string*, itemId string, displayName string?, cost number?, quantityOnHand number?, isInactive boolean, lastModifiedDate datetime',
  employees:
    'internalId string*, entityId string, email string?, title string?, department object?, hireDate date?, isInactive boolean',
  subsidiaries:
    'internalId string*, name string, currency object, country string?, parent object?, isElimination boolean',
  currency_rates:
    'internalId string*, baseCurrency object, transactionCurrency object, exchangeRate number, effectiveDate date',
  deleted_records: 'internalId string*, type string*, deletedDate datetime',
};

export const exchangeRates: TableWords = {
  exchange_rates: 'date date*, base string*, rates object, timestamp bigint, is_historical boolean',
};
