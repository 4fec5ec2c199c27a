import type { TableWords } from './tableWords.ts';

const money = {
  disputes:
    'id string*, charge_id string, amount integer, currency string, reason string, status string, evidence object?, evidence_due_by datetime?, is_charge_refundable boolean, created_at datetime',
  payouts:
    'id string*, amount integer, currency string, status string, method string, arrival_date date, failure_code string?, statement_descriptor string?, created_at datetime',
  refunds:
    'id string*, charge_id string, amount integer, currency string, reason string?, status string, failure_reason string?, created_at datetime',
} as const satisfies TableWords;

export const stripe: TableWords = {
  charges:
    'id string*, amount integer, amount_refunded integer, currency string, customer string?, description string?, is_captured boolean, is_paid boolean, status string, failure_code string?, outcome object?, payment_method string?, receipt_email string?, invoice string?, balance_transaction string?, metadata object, created_at datetime',
  customers:
    'id string*, email string?, name string?, phone string?, currency string?, balance integer, is_delinquent boolean, default_source string?, address object?, metadata object, created_at datetime',
  payment_intents:
    'id string*, amount integer, currency string, customer string?, status string, capture_method string, latest_charge string?, last_payment_error object?, created_at datetime',
  invoices:
    'id string*, number string?, customer string, subscription string?, status string, amount_due integer, amount_paid integer, currency string, attempt_count integer, due_date datetime?, period_start datetime, period_end datetime, created_at datetime',
  invoice_items:
    'id string*, invoice string?, customer string, amount integer, currency string, quantity integer, is_proration boolean, period object',
  subscriptions:
    'id string*, customer string, status string, items array, current_period_start datetime, current_period_end datetime, cancel_at_period_end boolean, canceled_at datetime?, trial_end datetime?, metadata object, created_at datetime',
  plans:
    'id string*, product string, nickname string?, amount integer?, currency string, interval string, interval_count integer, is_active boolean',
  products:
    'id string*, name string, description string?, is_active boolean, metadata object, updated_at datetime',
  coupons:
    'id string*, name string?, percent_off number?, amount_off integer?, duration string, times_redeemed integer, is_valid boolean',
  balance_transactions:
    'id string*, source string?, type string, amount integer, fee integer, net integer, currency string, exchange_rate number?, status string, available_on date, created_at datetime',
  ...money,
  events: 'id string*, type string, api_version string?, data object, request object?, created_at datetime',
};

/** Payment providers for other companies' shops. */
export const gateway: TableWords = {
  transactions:
    'id string*, order_id string?, customer_id string?, type string, status string, amount number, currency string, merchant_account string, payment_instrument string, card_last_four string?, processor_response_code string?, gateway_rejection_reason string?, settled_at datetime?, created_at datetime, updated_at datetime',
  settlements:
    'id string*, settlement_date date, card_brand string?, kind string, count integer, amount number, currency string',
  customers:
    'id string*, email string?, first_name string?, last_name string?, company string?, created_at datetime, updated_at datetime',
  payment_methods:
    'token string*, customer_id string, kind string, card_brand string?, expiration_date string?, is_default boolean, updated_at datetime',
  ...money,
  fee_reports: 'day date*, merchant_account string*, transactions integer, fees number, currency string',
};

export const paypal: TableWords = {
  transactions:
    'transaction_id string*, paypal_account_id string?, event_code string, initiation_date datetime, updated_date datetime, amount number, fee_amount number?, currency string, status string, subject string?, payer_info object?, shipping_info object?, cart_info object?, invoice_id string?',
  balances:
    'currency string*, as_of_time datetime*, total number, available number, withheld number, is_primary boolean',
  disputes:
    'dispute_id string*, transaction_id string, reason string, status string, amount number, currency string, due_date datetime?, created_at datetime',
  invoices:
    'id string*, number string, status string, recipient_email string?, amount number, currency string, due_date date?, updated_at datetime',
  payouts:
    'payout_batch_id string*, status string, amount number, fees number, currency string, items array, completed_at datetime?',
};

export const square: TableWords = {
  payments:
    'id string*, order_id string?, location_id string, amount_money object, tip_money object?, status string, source_type string, card_details object?, customer_id string?, created_at datetime, updated_at datetime',
  orders:
    'id string*, location_id string, state string, line_items array, total_money object, total_tax_money object, closed_at datetime?, updated_at datetime, version integer',
  refunds:
    'id string*, payment_id string, amount_money object, status string, reason string?, created_at datetime',
  payouts:
    'id string*, location_id string, status string, amount_money object, arrival_date date, created_at datetime',
  disputes:
    'id string*, payment_id string, amount_money object, reason string, state string, due_at datetime?, updated_at datetime',
  customers:
    'id string*, email_address string?, given_name string?, family_name string?, phone_number string?, segment_ids array?, created_at datetime',
  catalog_items:
    'id string*, name string, variations array, category_id string?, is_deleted boolean, updated_at datetime, version bigint',
  inventory_counts:
    'catalog_object_id string*, location_id string*, state string, quantity number, calculated_at datetime',
  locations: 'id string*, name string, address object?, time_zone string, status string, currency string',
  shifts:
    'id string*, location_id string, team_member_id string, start_at datetime, end_at datetime?, wage object?',
};

export const recurly: TableWords = {
  accounts:
    'id string*, code string, email string?, company string?, state string, balance number, has_past_due_invoice boolean, created_at datetime, updated_at datetime',
  subscriptions:
    'id string*, account_id string, plan_code string, state string, quantity integer, unit_amount number, currency string, current_period_ends_at datetime?, canceled_at datetime?, expires_at datetime?, created_at datetime, updated_at datetime',
  invoices:
    'id string*, number string, account_id string, state string, total number, balance number, currency string, due_at datetime?, closed_at datetime?, created_at datetime',
  line_items:
    'id string*, invoice_id string?, kind string, description string?, quantity integer, unit_amount number, tax number, discount number',
  transactions:
    'id string*, invoice_id string?, type string, status string, amount number, currency string, gateway_code string?, collected_at datetime?',
  plans:
    'id string*, code string, name string, interval_unit string, interval_length integer, currencies array, state string',
  coupons:
    'id string*, code string, state string, discount object, redemptions_count integer, expired_at datetime?',
  credit_payments:
    'id string*, account_id string, applied_to_invoice_id string?, amount number, action string, created_at datetime',
};
