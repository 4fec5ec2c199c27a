import type { TableWords } from './tableWords.ts';

/** Services beside a shop: subscriptions, reviews, points, returns, shipping. */

export const subscriptionBoxes: TableWords = {
  subscriptions:
    'id bigint*, customer_id bigint, address_id bigint, product_title string, variant_id bigint, quantity integer, price number, status string, order_interval_unit string, order_interval_frequency integer, next_charge_scheduled_at date?, cancellation_reason string?, cancelled_at datetime?, created_at datetime, updated_at datetime',
  charges:
    'id bigint*, customer_id bigint, subscription_ids array, status string, total_price number, currency string, error string?, retry_date date?, scheduled_at date, processed_at datetime?, updated_at datetime',
  customers:
    'id bigint*, email string, first_name string?, last_name string?, subscriptions_active_count integer, has_valid_payment_method boolean, first_charge_processed_at datetime?, created_at datetime, updated_at datetime',
  addresses:
    'id bigint*, customer_id bigint, city string, country_code string, zip string?, updated_at datetime',
  orders:
    'id bigint*, charge_id bigint, customer_id bigint, status string, total_price number, line_items array, shipped_at datetime?, created_at datetime',
  onetimes:
    'id bigint*, customer_id bigint, product_title string, price number, quantity integer, next_charge_scheduled_at date?',
  discounts:
    'id bigint*, code string, value number, value_type string, status string, ends_at datetime?, updated_at datetime',
};

export const reviews: TableWords = {
  reviews:
    'id bigint*, product_id string, score integer, title string?, content string, reviewer_name string?, reviewer_email string?, is_verified_buyer boolean, votes_up integer, votes_down integer, sentiment number?, pictures array?, is_published boolean, created_at datetime, updated_at datetime',
  products:
    'id string*, name string, url string?, average_score number?, total_reviews integer, updated_at datetime',
  review_replies: 'id bigint*, review_id bigint, content string, author string?, created_at datetime',
  questions: 'id bigint*, product_id string, content string, answers array, created_at datetime',
  review_requests:
    'id bigint*, order_id string, email string, sent_at datetime, opened_at datetime?, clicked_at datetime?',
  email_statistics:
    'date date*, template string*, sent integer, opened integer, clicked integer, converted integer',
};

export const loyalty: TableWords = {
  customers:
    'id bigint*, email string, points_balance integer, points_earned integer, vip_tier string?, referral_url string?, member_since datetime, updated_at datetime',
  point_transactions:
    'id bigint*, customer_id bigint, points integer, reason string, order_id string?, created_at datetime',
  rewards:
    'id bigint*, name string, points_cost integer, reward_type string, value number?, is_enabled boolean',
  redemptions:
    'id bigint*, customer_id bigint, reward_id bigint, points_spent integer, code string?, redeemed_at datetime',
  referrals:
    'id bigint*, referrer_id bigint, email string, status string, completed_at datetime?, created_at datetime',
  vip_tiers: 'id bigint*, name string, entry_points integer, benefits array?',
  campaigns:
    'id bigint*, title string, kind string, points integer, starts_at datetime?, ends_at datetime?, is_active boolean',
};

export const returns: TableWords = {
  returns:
    'id string*, order_id string, status string, return_line_items array, total_refund number, restocking_fee number?, currency string, reason string?, shipped_at datetime?, refunded_at datetime?, created_at datetime, updated_at datetime',
  refunds: 'id string*, return_id string, amount number, kind string, created_at datetime',
  exchanges:
    'id string*, return_id string, new_order_id string?, price_difference number, created_at datetime',
  shipping_labels:
    'id string*, return_id string, carrier string, tracking_number string?, cost number, status string',
};

export const parcels: TableWords = {
  shipments:
    'id string*, order_id string?, carrier string?, service string?, tracking_number string?, status string, ship_date date?, shipment_cost number?, insurance_cost number?, weight object?, dimensions object?, is_voided boolean, address_from object, address_to object, created_at datetime, updated_at datetime',
  orders:
    'id string*, number string, status string, customer_email string?, items array, amount_paid number, shipping_amount number, placed_at datetime, updated_at datetime',
  rates:
    'id string*, shipment_id string, carrier string, service string, amount number, currency string, estimated_days integer?',
  labels:
    'id string*, shipment_id string, rate_id string?, status string, label_url string?, cost number?, created_at datetime',
  tracking_events:
    'id string*, tracking_number string, status string, location object?, occurred_at datetime',
  addresses:
    'id string*, name string, street string, city string, postal_code string?, country string, is_residential boolean',
  parcels:
    'id string*, length number, width number, height number, distance_unit string, weight number, mass_unit string',
  warehouses: 'id string*, name string, origin_address object, return_address object?, is_default boolean',
  carriers: 'code string*, name string, account_number string?, is_primary boolean, balance number?',
};

export const warehouseStock: TableWords = {
  items:
    'id bigint*, sku string, description string, category string?, base_unit string, unit_cost number?, is_active boolean, updated_at datetime',
  inventory:
    'item_id bigint*, warehouse_id bigint*, on_hand integer, sellable integer, allocated integer, in_transit integer',
  customer_orders:
    'id bigint*, order_number string, status string, customer_id bigint, items array, ordered_date date, shipped_date date?, updated_at datetime',
  purchase_orders:
    'id bigint*, order_number string, supplier_id bigint, status string, items array, required_by date?, completed_at datetime?',
  shipments:
    'id bigint*, customer_order_id bigint, carrier string, tracking_number string?, cost number?, shipped_at datetime',
  suppliers: 'id bigint*, name string, account_number string?, lead_time_days integer?',
  warehouses: 'id bigint*, name string, city string?, country string',
};

export const deliveries: TableWords = {
  tasks:
    'id string*, short_id string, worker_id string?, destination_id string, state integer, is_pickup boolean, notes string?, complete_after datetime?, complete_before datetime?, completion_details object?, created_at datetime, updated_at datetime',
  workers:
    'id string*, name string, phone string, teams array, is_on_duty boolean, vehicle object?, last_seen_at datetime?',
  teams: 'id string*, name string, workers array, managers array, hub_id string?',
  hubs: 'id string*, name string, address object, location array',
  destinations: 'id string*, address object, location array, notes string?, created_at datetime',
  recipients: 'id string*, name string, phone string?, notes string?, skip_sms boolean, created_at datetime',
  admins: 'id string*, name string, email string, is_active boolean, created_at datetime',
};
