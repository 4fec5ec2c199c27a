/** Words for the tables and columns of generated databases. */

interface Subject {
  readonly name: string;
  /** Its own columns, each `name type`, with `?` after the type if it is nullable. */
  readonly columns: readonly string[];
}

const subject = (name: string, ...columns: string[]): Subject => ({ name, columns });

export const subjects: readonly [Subject, ...Subject[]] = [
  subject(
    'customers',
    'email string',
    'first_name string?',
    'last_name string?',
    'phone string?',
    'locale string',
  ),
  subject(
    'orders',
    'status string',
    'customer_id bigint',
    'customer_email string?',
    'notes string?',
    'total_cents integer',
    'placed_at datetime',
  ),
  subject(
    'order_items',
    'order_id bigint',
    'product_id bigint',
    'quantity integer',
    'unit_price_cents integer',
  ),
  subject('payments', 'order_id bigint', 'method string', 'amount_cents integer', 'captured_at datetime?'),
  subject('refunds', 'payment_id bigint', 'reason string?', 'amount_cents integer'),
  subject('products', 'sku string', 'title string', 'price_cents integer', 'is_listed boolean'),
  subject('inventory_levels', 'product_id bigint', 'location_id bigint', 'available integer'),
  subject(
    'shipments',
    'order_id bigint',
    'carrier string',
    'tracking_number string?',
    'shipped_at datetime?',
  ),
  subject(
    'addresses',
    'customer_id bigint',
    'street string',
    'city string',
    'postal_code string?',
    'country string',
  ),
  subject('carts', 'customer_id bigint?', 'currency string', 'abandoned_at datetime?'),
  subject('invoices', 'order_id bigint', 'number string', 'due_on date', 'total_cents integer'),
  subject(
    'subscriptions',
    'customer_id bigint',
    'plan_id bigint',
    'renews_on date',
    'cancelled_at datetime?',
  ),
  subject('plans', 'name string', 'interval string', 'price_cents integer'),
  subject('coupons', 'code string', 'percent_off number', 'expires_on date?'),
  subject('reviews', 'product_id bigint', 'rating integer', 'body string?'),
  subject('suppliers', 'name string', 'contact_email string?', 'country string'),
  subject('purchase_orders', 'supplier_id bigint', 'status string', 'expected_on date?'),
  subject('warehouses', 'name string', 'region string'),
  subject('employees', 'email string', 'title string?', 'team_id bigint?'),
  subject('teams', 'name string', 'lead_id bigint?'),
  subject('campaigns', 'name string', 'channel string', 'budget_cents integer', 'starts_on date'),
  subject('leads', 'email string', 'score number?', 'owner_id bigint?'),
  subject('accounts', 'name string', 'domain string?', 'tier string'),
  subject('contacts', 'account_id bigint', 'email string', 'title string?'),
  subject('tickets', 'subject string', 'priority string', 'assignee_id bigint?', 'solved_at datetime?'),
  subject('events', 'kind string', 'payload object', 'occurred_at datetime'),
  subject('sessions', 'visitor_id string', 'started_at datetime', 'page_views integer'),
  subject('devices', 'customer_id bigint', 'platform string', 'push_token string?'),
  subject('tags', 'name string', 'colour string?'),
  subject('exchange_rates', 'base string', 'quote string', 'rate number', 'day date'),
  subject('taxes', 'region string', 'rate number', 'valid_from date'),
  subject('settlements', 'account_id bigint', 'amount_cents integer', 'settled_on date'),
];

/** Columns that any table may have in addition. */
export const commonColumns: readonly string[] = [
  'external_id string?',
  'source string?',
  'currency string?',
  'region string?',
  'is_deleted boolean',
  'version integer',
  'metadata object?',
  'created_by bigint?',
  'updated_by bigint?',
  'archived_at datetime?',
  'labels array?',
  'checksum string?',
  'tenant_id bigint',
  'locale string?',
  'channel string?',
  'score number?',
  'note string?',
  'approved_at datetime?',
  'rank integer?',
  'weight number?',
  'valid_until date?',
  'origin string?',
  'batch_id bigint?',
  'is_test boolean',
  'legacy_id string?',
  'parent_id bigint?',
  'position integer?',
  'summary string?',
  'raw object?',
  'synced_at datetime?',
  'owner string?',
  'category string?',
  'amount number?',
  'unit string?',
  'reference string?',
  'state string?',
];

/** Suffixes of a subject's name, for the tables of a large database. */
export const variants = ['', '_history', '_archive', '_daily', '_staging', '_audit'] as const;
