import type { TableWords } from './tableWords.ts';

/** Tables of every shop. */
const core = {
  orders:
    'id bigint*, order_number integer, customer_id bigint?, email string?, currency string, subtotal_price number, total_tax number, total_discounts number, total_price number, financial_status string, fulfillment_status string?, billing_address object?, shipping_address object?, tags array?, note string?, is_test boolean, processed_at datetime, cancelled_at datetime?, created_at datetime, updated_at datetime',
  order_line_items:
    'id bigint*, order_id bigint, product_id bigint?, variant_id bigint?, sku string?, title string, quantity integer, price number, total_discount number, is_taxable boolean, properties array?',
  customers:
    'id bigint*, email string?, phone string?, first_name string?, last_name string?, orders_count integer, total_spent number, accepts_marketing boolean, default_address object?, tags array?, state string, created_at datetime, updated_at datetime',
  products:
    'id bigint*, title string, body_html string?, vendor string?, product_type string?, handle string, status string, options array, images array?, published_at datetime?, created_at datetime, updated_at datetime',
  product_variants:
    'id bigint*, product_id bigint, title string, sku string?, barcode string?, price number, compare_at_price number?, inventory_item_id bigint?, inventory_quantity integer, weight number?, weight_unit string?, updated_at datetime',
  refunds:
    'id bigint*, order_id bigint, note string?, restock boolean, refund_line_items array, transactions array, processed_at datetime, created_at datetime',
  transactions:
    'id bigint*, order_id bigint, kind string, gateway string, status string, amount number, currency string, error_code string?, processed_at datetime',
  fulfillments:
    'id bigint*, order_id bigint, status string, tracking_company string?, tracking_numbers array?, location_id bigint?, created_at datetime, updated_at datetime',
  discount_codes:
    'id bigint*, code string, value_type string, value number, usage_count integer, starts_at datetime, ends_at datetime?, updated_at datetime',
} as const satisfies TableWords;

export const shopify: TableWords = {
  ...core,
  abandoned_checkouts:
    'id bigint*, token string, email string?, currency string, total_price number, line_items array, abandoned_checkout_url string, completed_at datetime?, created_at datetime, updated_at datetime',
  collections:
    'id bigint*, title string, handle string, sort_order string, rules array?, published_at datetime?, updated_at datetime',
  collects: 'id bigint*, collection_id bigint, product_id bigint, position integer, updated_at datetime',
  inventory_items:
    'id bigint*, sku string?, cost number?, country_code_of_origin string?, is_tracked boolean, updated_at datetime',
  inventory_levels: 'inventory_item_id bigint*, location_id bigint*, available integer?, updated_at datetime',
  locations:
    'id bigint*, name string, city string?, country_code string, is_active boolean, updated_at datetime',
  metafields:
    'id bigint*, namespace string, key string, value string, type string, owner_id bigint, owner_resource string, updated_at datetime',
};

/** Self-hosted or hosted shops with the usual back office. */
export const storefront: TableWords = {
  ...core,
  categories:
    'id bigint*, parent_id bigint?, name string, path string, position integer, is_active boolean, updated_at datetime',
  carts:
    'id string*, customer_id bigint?, currency string, items array, grand_total number, updated_at datetime',
  customer_groups: 'id bigint*, name string, tax_class string?',
  invoices:
    'id bigint*, order_id bigint, number string, grand_total number, state string, created_at datetime',
  stores: 'id bigint*, code string, name string, locale string, currency string, is_active boolean',
  stock_items:
    'product_id bigint*, store_id bigint*, quantity number, is_in_stock boolean, updated_at datetime',
};

/** Shops with points of sale. */
export const pointOfSale: TableWords = {
  sales:
    'id string*, register_id string, customer_id string?, user_id string, invoice_number string, status string, line_items array, total_price number, total_tax number, total_cost number?, sale_date datetime, version bigint',
  customers: core.customers,
  products: core.products,
  inventory:
    'id string*, product_id string, outlet_id string, current_amount number, reorder_point number?, version bigint',
  outlets: 'id string*, name string, time_zone string, currency string, physical_city string?',
  registers: 'id string*, outlet_id string, name string, is_open boolean, register_open_time datetime?',
  register_closures:
    'id string*, register_id string, opened_at datetime, closed_at datetime?, expected number, counted number',
  users: 'id string*, display_name string, email string?, account_type string, created_at datetime',
};

/** Managed shops. */
export const marketplace: TableWords = {
  orders:
    'order_id string*, purchase_date datetime, order_status string, sales_channel string, marketplace_id string, fulfillment_channel string, currency string?, order_total number?, buyer_email string?, shipping_address object?, is_business_order boolean, last_update_date datetime',
  order_items:
    'order_item_id string*, order_id string, sku string, title string, quantity_ordered integer, quantity_shipped integer, item_price number?, item_tax number?, promotion_discount number?',
  listings:
    'sku string*, listing_id string, title string, price number?, quantity integer, status string, open_date datetime?',
  inventory:
    'sku string*, marketplace_id string*, fulfillable integer, inbound integer, reserved integer, unsellable integer, updated_at datetime',
  returns:
    'return_id string*, order_id string, sku string, quantity integer, reason string, status string, return_date datetime',
  settlements:
    'settlement_id string*, deposit_date datetime, total_amount number, currency string, transactions array',
  sales_and_traffic:
    'date date*, sku string*, sessions integer, page_views integer, units_ordered integer, ordered_sales number, buy_box_percentage number',
  fees: 'transaction_id string*, order_id string?, kind string, amount number, currency string, posted_at datetime',
};

/** Headless commerce back ends. */
export const headlessShop: TableWords = {
  products: core.products,
  product_variants: core.product_variants,
  collections:
    'id string*, title string, handle string, product_ids array, locale string, updated_at datetime',
  content:
    'id string*, kind string, handle string, fields object, locale string, published_at datetime?, updated_at datetime',
  navigation_groups: 'id string*, title string, items array, updated_at datetime',
  spaces: 'id string*, name string, domain string?, locale string',
};
