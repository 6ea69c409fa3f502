/** The relation of a column to a person: a fact about them, an id that leads to them by another table, or none. */
export type ColumnMark = 'personal' | 'pseudonym' | 'none'

/** The marks of a table's columns by name; a column stands in one list. */
export type TableMarks = {
  readonly personal?: readonly string[]
  readonly pseudonym?: readonly string[]
  readonly none?: readonly string[]
}

/**
 * Every column of the database that holds text, JSON, bytes or a date, with its mark. A test compares the list with the migrated
 * tables. Retention, the export and the erasure of an account start from it; docs/retention.md explains how long each table stays.
 */
export const personalColumns: Readonly<Record<string, TableMarks>> = {
  accepted_terms: { pseudonym: ['consumer_no'], none: ['terms', 'version'] },
  account_deletions: { pseudonym: ['consumer_no'], none: ['site_id', 'locale'] },
  account_links: { personal: ['email'], pseudonym: ['consumer_no'], none: ['purpose', 'site_id', 'locale'] },
  address_checks: { pseudonym: ['hash'], none: ['outcome'] },
  acting_handovers: { pseudonym: ['agent_no', 'consumer_no'] },
  analytics_events: { pseudonym: ['visit'], none: ['site_id', 'page_type', 'name', 'data', 'release'] },
  authorization_codes: { pseudonym: ['consumer_no'], none: ['hash', 'site_id', 'code_challenge', 'signed_in_by'] },
  carts: { personal: ['doc'], pseudonym: ['owner_id', 'order_number'], none: ['site_id', 'owner_kind', 'state'] },
  catalogue_import_parts: { none: ['bytes'] },
  catalogue_import_pictures: { none: ['product_id', 'product_key', 'pictures', 'media'] },
  catalogue_import_problems: { none: ['column_name', 'reason', 'value', 'product_key'] },
  catalogue_imports: {
    none: ['site_id', 'locale', 'file_name', 'encoding', 'state', 'counts', 'format', 'failure'],
  },
  categories: { none: ['id', 'parent_id', 'names', 'slugs', 'descriptions', 'image', 'status'] },
  consents: { pseudonym: ['consumer_no'], none: ['site_id', 'categories'] },
  consumer_addresses: { personal: ['address'], pseudonym: ['consumer_no'], none: ['kind'] },
  consumer_cards: { personal: ['brand', 'last4'], pseudonym: ['consumer_no', 'provider_token'], none: ['provider'] },
  consumers: {
    personal: ['email', 'first_name', 'last_name', 'phone', 'birth_date', 'gender', 'profile'],
    pseudonym: ['consumer_no', 'member_id'],
    none: ['site_id', 'consumer_type', 'password_hash', 'state'],
  },
  content_documents: { pseudonym: ['author'], none: ['site_id', 'locale', 'doctype', 'slug', 'status', 'body'] },
  content_pictures: { pseudonym: ['author'], none: ['name', 'hash', 'bytes', 'type', 'placeholder', 'alt'] },
  coupons: { none: ['site_id', 'code', 'promotion_id', 'status'] },
  credit_accounts: { pseudonym: ['consumer_no'], none: ['currency'] },
  credit_entries: { pseudonym: ['consumer_no', 'order_number'], none: ['kind', 'reference'] },
  data_exports: { personal: ['document'], pseudonym: ['consumer_no'], none: ['site_id', 'locale'] },
  draw_entries: { pseudonym: ['consumer_no', 'order_number'], none: ['locale', 'variant_id', 'state'] },
  draws: { none: ['site_id', 'product_id', 'units', 'seed_hash', 'seed', 'state'] },
  ended_memberships: { pseudonym: ['member_id', 'consumer_no'] },
  event_registrations: {
    personal: ['email', 'first_name', 'last_name', 'gender', 'phone', 'plus_one', 'attending_days'],
    pseudonym: ['consumer_no'],
    none: ['event_id', 'locale', 'state'],
  },
  events: { none: ['id', 'site_id', 'time_zone', 'page', 'names', 'places'] },
  favourite_items: { none: ['product_id', 'colour_code'] },
  favourite_lists: { pseudonym: ['owner_id'], none: ['site_id', 'owner_kind'] },
  favourite_shares: {},
  former_passwords: { pseudonym: ['consumer_no'], none: ['password_hash'] },
  gift_card_entries: { pseudonym: ['order_number'], none: ['kind', 'currency', 'reference'] },
  gift_cards: { none: ['kind', 'number_hash', 'pin_hash', 'last4', 'currency', 'state'] },
  // A stored reply may hold a cart with its addresses; the scope names its caller.
  idempotency_keys: { personal: ['response'], pseudonym: ['scope'], none: ['key', 'request_hash'] },
  invoice_series: { none: ['site_id', 'kind'] },
  invoices: { pseudonym: ['order_number'], none: ['number', 'site_id', 'kind', 'reference', 'doc'] },
  linked_identities: { personal: ['email'], pseudonym: ['consumer_no', 'subject'], none: ['provider_id', 'issuer'] },
  locations: { none: ['id', 'kind', 'site_id', 'names', 'address', 'hours', 'services', 'status'] },
  media_upload_parts: { none: ['bytes'] },
  newsletter_consents: { personal: ['email'], pseudonym: ['order_number'], none: ['site_id', 'locale', 'source'] },
  notification_choices: { pseudonym: ['consumer_no'], none: ['type', 'source'] },
  one_time_codes: {
    personal: ['recipient'],
    pseudonym: ['consumer_no'],
    none: ['purpose', 'site_id', 'locale', 'code_challenge'],
  },
  order_events: { pseudonym: ['order_number'], none: ['kind', 'actor', 'data'] },
  order_exchanges: {
    personal: ['tracking'],
    pseudonym: ['order_number'],
    none: ['line_id', 'variant_id', 'upc', 'size', 'location_id', 'state'],
  },
  order_notes: { personal: ['text'], pseudonym: ['order_number', 'author_no'] },
  order_returns: { pseudonym: ['number', 'order_number'], none: ['items', 'way'] },
  orders: {
    personal: ['email', 'doc'],
    pseudonym: ['number', 'owner_id', 'searchable'],
    none: [
      ...['site_id', 'locale', 'owner_kind', 'state', 'placement_step', 'currency', 'access_token_hash'],
      'failure_reason',
    ],
  },
  passkeys: { personal: ['name'], pseudonym: ['consumer_no', 'credential_id'], none: ['public_key'] },
  payment_entries: { pseudonym: ['provider_event_id'], none: ['kind', 'currency', 'data'] },
  payments: {
    personal: ['instrument'],
    pseudonym: ['order_number', 'provider_reference', 'idempotency_key', 'mandate'],
    none: ['provider', 'method', 'currency', 'state', 'failure_reason'],
  },
  pickup_points: { none: ['id', 'carrier', 'name', 'country_code', 'address', 'hours', 'status'] },
  points_accounts: { pseudonym: ['member_id', 'referral_code'] },
  points_entries: { pseudonym: ['member_id', 'order_number'], none: ['kind', 'reference'] },
  popular_products: { none: ['site_id', 'product_id', 'score'] },
  price_entries: { none: ['price_list', 'product_id', 'colour_code', 'variant_id', 'kind', 'currency'] },
  product_answer_votes: { pseudonym: ['consumer_no'] },
  product_answers: {
    personal: ['body', 'nickname'],
    pseudonym: ['consumer_no', 'staff_id'],
    none: ['author', 'language', 'text_hash', 'state', 'findings', 'refusal_reason'],
  },
  product_categories: { none: ['product_id', 'category_id'] },
  product_colours: { none: ['product_id', 'colour_code', 'colourway', 'family', 'names', 'swatch'] },
  experiments: {
    none: ['key', 'name', 'state', 'variants', 'metric', 'segments', 'site_ids'],
  },
  experiment_conversions: { pseudonym: ['id', 'visitor'], none: ['event', 'value'] },
  experiment_exposures: { pseudonym: ['visitor'], none: ['experiment_key', 'variant'] },
  product_events: { pseudonym: ['visit'], none: ['kind', 'product_id', 'site_id'] },
  product_pictures: { none: ['product_id', 'colour_code', 'view', 'hash', 'thumb_hash', 'placeholder', 'alt'] },
  product_questions: {
    personal: ['body', 'nickname'],
    pseudonym: ['consumer_no'],
    none: [...['product_id', 'site_id', 'locale', 'language', 'text_hash', 'state', 'findings', 'refusal_reason']],
  },
  product_relations: { none: ['site_id', 'kind', 'product_id', 'related_id', 'score'] },
  product_set_items: { none: ['set_id', 'product_id'] },
  product_sets: { none: ['id', 'names', 'slugs', 'descriptions', 'status'] },
  products: {
    none: [
      ...['id', 'kind', 'model', 'brand', 'names', 'slugs', 'descriptions', 'details', 'attributes', 'badge'],
      ...['rich_descriptions', 'options', 'eyebrow', 'product_type', 'tax_class', 'status', 'media'],
    ],
  },
  // A guest's uses count by email.
  promotion_counters: { personal: ['owner_key'], none: ['promotion_id', 'coupon_code'] },
  promotion_uses: { personal: ['owner_key'], pseudonym: ['order_number'], none: ['promotion_id', 'coupon_code'] },
  promotions: { none: ['id', 'site_id', 'level', 'campaign_id', 'names', 'callouts', 'rule', 'status'] },
  purchase_events: { pseudonym: ['order_number'], none: ['site_id', 'event'] },
  recommendation_clicks: { pseudonym: ['visit'], none: ['product_id', 'slot', 'strategy'] },
  recommendation_counts: { none: ['day', 'site_id', 'slot', 'strategy'] },
  recommendation_purchases: { pseudonym: ['order_number'], none: ['product_id', 'site_id', 'slot', 'strategy'] },
  recommendation_runs: { none: ['site_id'] },
  referrals: { pseudonym: ['consumer_no', 'member_id'], none: ['lead_source'] },
  refresh_token_families: {
    personal: ['user_agent'],
    pseudonym: ['owner_id', 'agent_id'],
    none: ['site_id', 'owner_kind', 'revoked_for', 'signed_in_by'],
  },
  refresh_tokens: { none: ['hash'] },
  reservations: {
    personal: ['contact', 'mailbox'],
    pseudonym: ['order_number', 'owner_id', 'network'],
    none: ['site_id', 'locale', 'variant_id', 'location_id', 'state', 'owner_kind'],
  },
  review_flags: { pseudonym: ['consumer_no'], none: ['reason'] },
  review_photos: { personal: ['bytes'], pseudonym: ['consumer_no'] },
  review_summaries: { none: ['product_id'] },
  review_votes: { pseudonym: ['consumer_no'] },
  reviews: {
    personal: ['title', 'body', 'nickname'],
    pseudonym: ['consumer_no'],
    none: [
      ...[
        'product_id',
        'site_id',
        'locale',
        'language',
        'fit',
        'size',
        'text_hash',
        'state',
        'findings',
        'refusal_reason',
      ],
    ],
  },
  saved_gift_cards: { pseudonym: ['consumer_no'], none: ['number_hash'] },
  // An item may carry the text and the addressee of a gift.
  saved_items: { personal: ['doc'], none: ['key'] },
  saved_lists: { pseudonym: ['owner_id'], none: ['site_id', 'owner_kind'] },
  // Only words of the catalogue are counted, and no one who asked.
  search_counts: { none: ['site_id', 'locale', 'text', 'day'] },
  search_documents: {
    none: [
      ...['product_id', 'locale', 'title', 'labels', 'traits', 'body', 'document', 'words', 'facets'],
      ...['category_ids', 'price_from'],
    ],
  },
  search_rules: { none: ['site_id', 'locale', 'state', 'rules'] },
  shipments: {
    personal: ['tracking'],
    pseudonym: ['id', 'order_number'],
    none: ['location_id', 'kind', 'state', 'method', 'doc'],
  },
  sign_in_tries: { pseudonym: ['scope'] },
  site_settings: { none: ['site_id', 'key', 'value'] },
  social_media: {
    personal: ['bytes', 'captions', 'author'],
    none: ['customer_id', 'picture', 'state'],
  },
  social_media_tags: { none: ['tag'] },
  social_reports: { pseudonym: ['owner_id'], none: ['owner_kind', 'reason'] },
  social_stash_media: {},
  social_stashes: { pseudonym: ['owner_id'], none: ['site_id', 'owner_kind'] },
  social_stream_media: { none: ['stream_id'] },
  social_streams: { none: ['id', 'customer_id', 'names'] },
  social_users: { personal: ['name'], pseudonym: ['consumer_no'] },
  spend_accounts: { pseudonym: ['consumer_no'], none: ['name', 'currency'] },
  spend_entries: { pseudonym: ['consumer_no', 'order_number'], none: ['name', 'kind', 'reference'] },
  size_returns: { none: ['product_id'] },
  staff_actions: {
    personal: ['data'],
    pseudonym: ['actor_id', 'subject', 'consumer_no'],
    none: ['site_id', 'actor_type', 'action'],
  },
  staff_recovery_codes: { pseudonym: ['consumer_no'], none: ['hash'] },
  staff_role_members: { pseudonym: ['consumer_no'], none: ['role_id'] },
  staff_role_rights: { none: ['role_id', 'right'] },
  staff_roles: { none: ['id', 'name'] },
  staff_second_factors: { pseudonym: ['consumer_no'], none: ['secret'] },
  staff_sessions: { pseudonym: ['consumer_no'], none: ['token_hash', 'stage'] },
  // A view keeps filters and the order of a list, and no text that was searched for.
  staff_views: { pseudonym: ['consumer_no'], none: ['area', 'name', 'query'] },
  stock_entries: { pseudonym: ['order_number'], none: ['variant_id', 'location_id', 'reason', 'reference'] },
  stock_items: { none: ['variant_id', 'location_id', 'expected_on'] },
  stock_notices: { personal: ['email'], none: ['site_id', 'locale', 'variant_id'] },
  store_credit_accounts: { pseudonym: ['consumer_no'], none: ['currency'] },
  store_credit_entries: {
    pseudonym: ['consumer_no', 'order_number'],
    none: ['currency', 'kind', 'reference', 'reason'],
  },
  store_employees: { personal: ['name'], pseudonym: ['id'], none: ['store_id'] },
  subscriptions: {
    personal: ['recipient'],
    pseudonym: ['consumer_no'],
    none: ['site_id', 'locale', 'channel', 'type', 'category', 'source'],
  },
  support_case_messages: { personal: ['message'], pseudonym: ['case_number', 'staff_id'], none: ['author'] },
  support_case_photos: { personal: ['bytes'], pseudonym: ['case_number', 'owner_id'], none: ['owner_kind'] },
  support_cases: {
    personal: ['name', 'email', 'phone'],
    pseudonym: ['number', 'consumer_no', 'order_number'],
    none: ['state', 'site_id', 'locale', 'category', 'subject', 'line_id', 'item_name', 'remedy'],
  },
  used_passkey_challenges: { none: ['hash'] },
  used_provider_answers: { none: ['hash'] },
  used_captchas: { none: ['hash'] },
  variants: { none: ['id', 'product_id', 'upc', 'colour_code', 'size', 'options', 'attributes', 'status'] },
  webhook_events: { personal: ['payload'], pseudonym: ['event_id'], none: ['provider', 'kind'] },
  wishlist_items: { none: ['product_id', 'colour_code'] },
  wishlists: { personal: ['name'], pseudonym: ['consumer_no'], none: ['site_id'] },
  withdrawals: { personal: ['contract', 'name', 'email', 'goods'], none: ['site_id', 'locale'] },
}

/** Says whether a table is personal, pseudonymous or neither: the strongest mark of its columns. */
export function getTableMark({ personal = [], pseudonym = [] }: TableMarks): ColumnMark {
  if (personal.length > 0) return 'personal'
  return pseudonym.length > 0 ? 'pseudonym' : 'none'
}
