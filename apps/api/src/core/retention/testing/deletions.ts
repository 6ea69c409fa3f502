import { days, hours } from '@lacehouse/domain/time/durations'

/** The products and accounts of reviews and questions. */
export const product = `'RETENTION1'`

export const id = 'gen_random_uuid()'
export const owned = `'LH-US', 'guest', ${id}`
const hash = `decode(md5(random()::text), 'hex')`

type Deletion = readonly [rule: string, table: string, lasts: number, age: string, rest: [string, string]]

/** For each rule that deletes: how long a row stays, its column of age, and what an insert needs besides. */
export const deletions: readonly Deletion[] = [
  [
    'authorization-codes',
    'authorization_codes',
    0,
    'expires_at',
    ['hash, consumer_no, site_id, code_challenge', `${hash}, 'C1', 'LH-US', 'x'`],
  ],
  [
    'account-links',
    'account_links',
    0,
    'expires_at',
    [
      'id, purpose, site_id, locale, email, requested_at',
      `${id}, 'reset_password', 'LH-US', 'en-us', 'x@example.com', '2026-11-18'`,
    ],
  ],
  [
    'acting-handovers',
    'acting_handovers',
    0,
    'expires_at',
    [
      'id, agent_no, consumer_no',
      `${id}, (select max(consumer_no) from consumers), (select max(consumer_no) from consumers)`,
    ],
  ],
  [
    'one-time-codes',
    'one_time_codes',
    hours(24),
    'expires_at',
    [
      'id, purpose, site_id, locale, recipient, requested_at',
      `${id}, 'sign_in', 'LH-US', 'en-us', 'x@example.com', '2026-11-18'`,
    ],
  ],
  [
    'data-exports',
    'data_exports',
    0,
    'expires_at',
    [
      'id, consumer_no, site_id, locale, requested_at',
      `${id}, (select max(consumer_no) from consumers where consumer_no not in (select consumer_no from data_exports)),
        'LH-US', 'en-us', '2026-11-18'`,
    ],
  ],
  ['used-captchas', 'used_captchas', 0, 'expires_at', ['hash', hash]],
  ['used-passkey-challenges', 'used_passkey_challenges', 0, 'expires_at', ['hash', hash]],
  ['used-provider-answers', 'used_provider_answers', 0, 'expires_at', ['hash', hash]],
  ['idempotency-keys', 'idempotency_keys', 0, 'expires_at', ['scope, key, request_hash', `'s', ${id}, ${hash}`]],
  ['address-checks', 'address_checks', 0, 'expires_at', ['hash, outcome', `${hash}, '{}'`]],
  ['sign-in-tries', 'sign_in_tries', hours(24), 'last_at', ['scope, tries', `${hash}, 1`]],
  [
    'product-events',
    'product_events',
    days(60),
    'happened_at',
    ['visit, kind, product_id, site_id', `${hash}, 'viewed', ${product}, 'LH-US'`],
  ],
  [
    'recommendation-clicks',
    'recommendation_clicks',
    days(2),
    'clicked_at',
    ['visit, product_id, slot, strategy', `${hash}, ${product}, 'home', 'popular'`],
  ],
  [
    'search-counts',
    'search_counts',
    days(30),
    'counted_at',
    ['site_id, locale, text, day, count', `'LH-US', 'en-us', ${id}::text, '2026-11-18', 1`],
  ],
  [
    'experiment-exposures',
    'experiment_exposures',
    days(180),
    'seen_at',
    ['experiment_key, visitor, variant', `'note', ${hash}, 'baseline'`],
  ],
  [
    'experiment-conversions',
    'experiment_conversions',
    days(180),
    'happened_at',
    ['id, visitor, event', `${id}::text, ${hash}, 'purchase'`],
  ],
  [
    'analytics-events',
    'analytics_events',
    days(90),
    'happened_at',
    ['site_id, visit, page_type, name, data, release', `'LH-US', ${hash}, 'home', 'page_view', '{}', 'r1'`],
  ],
  [
    'consents',
    'consents',
    days(1461),
    'decided_at',
    ['consent_id, site_id, policy_version, categories, has_privacy_signal', `${id}, 'LH-US', 1, 'C0001', false`],
  ],
  [
    'stock-notices',
    'stock_notices',
    days(180),
    'requested_at',
    ['id, site_id, locale, variant_id, email', `${id}, 'LH-US', 'en-us', 'v', md5(random()::text)`],
  ],
  [
    'sent-stock-notices',
    'stock_notices',
    days(30),
    'mailed_at',
    ['id, site_id, locale, variant_id, email, requested_at', `${id}, 'LH-US', 'en-us', 'v', 'x', '2026-11-18'`],
  ],
  [
    'unconfirmed-subscriptions',
    'subscriptions',
    days(30),
    'opted_in_at',
    [
      'site_id, locale, channel, type, recipient, source',
      `'LH-US', 'en-us', 'email', 'Newsletter', ${id}::text, 'link'`,
    ],
  ],
  [
    'withdrawn-newsletter-consents',
    'newsletter_consents',
    days(1095),
    'withdrawn_at',
    ['site_id, locale, email, source, agreed_at', `'LH-US', 'en-us', md5(random()::text), 'checkout', '2020-11-18'`],
  ],
  [
    'ended-subscriptions',
    'subscriptions',
    days(1461),
    'opted_out_at',
    [
      'site_id, locale, channel, type, recipient, source, opted_in_at, confirmed_at',
      `'LH-US', 'en-us', 'email', 'Newsletter', ${id}::text, 'link', '2026-11-18', '2026-11-18'`,
    ],
  ],
  [
    'support-cases',
    'support_cases',
    days(730),
    'updated_at',
    [
      'number, state, site_id, locale, category, subject, name, email, created_at',
      `${id}::text, 'closed', 'LH-US', 'en-us', 'order', 's', 'n', 'e', '2024-01-01'`,
    ],
  ],
  [
    'unused-case-photos',
    'support_case_photos',
    days(1),
    'created_at',
    ['id, owner_kind, owner_id, bytes, width, height', `${id}, 'guest', 'g', ${hash}, 1, 1`],
  ],
  [
    'unused-review-photos',
    'review_photos',
    days(1),
    'created_at',
    ['id, consumer_no, bytes, width, height', `${id}, 'c', ${hash}, 1, 1`],
  ],
  [
    'refused-reviews',
    'reviews',
    days(184),
    'changed_at',
    [
      'id, product_id, site_id, locale, language, stars, title, body, nickname, is_verified, photo_count, state, findings, created_at',
      `${id}, ${product}, 'LH-US', 'en-us', 'en', 1, '', 'b', 'n', false, 0, 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'refused-product-questions',
    'product_questions',
    days(184),
    'changed_at',
    [
      'id, product_id, site_id, locale, language, body, nickname, state, findings, created_at',
      `${id}, ${product}, 'LH-US', 'en-us', 'en', 'b', 'n', 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'refused-product-answers',
    'product_answers',
    days(184),
    'changed_at',
    [
      'id, question_id, author, language, body, nickname, state, findings, created_at',
      `${id}, ${id}, 'shopper', 'en', 'b', 'n', 'refused', '[]', '2024-01-01'`,
    ],
  ],
  [
    'refused-social-media',
    'social_media',
    days(184),
    'decided_at',
    [
      'id, customer_id, picture, captions, author, state, posted_at',
      `${id}, 'c', 'p', '{}', 'a', 'refused', '2024-01-01'`,
    ],
  ],
  [
    'social-reports',
    'social_reports',
    days(184),
    'reported_at',
    [
      'media_id, owner_kind, owner_id, reason',
      `'00000000-0000-4000-8000-000000000093', 'guest', ${id}::text, 'copyright'`,
    ],
  ],
  [
    'social-stashes',
    'social_stashes',
    days(180),
    'updated_at',
    ['id, site_id, owner_kind, owner_id', `${id}, 'LH-US', 'guest', ${id}::text`],
  ],
  [
    'withdrawals',
    'withdrawals',
    days(1461),
    'declared_at',
    ['id, site_id, locale, contract, name, email, goods', `${id}, 'LH-DE', 'de-de', 'c', 'n', 'e', ''`],
  ],
  ['sessions', 'refresh_token_families', days(1), 'expires_at', ['site_id, owner_kind, owner_id', owned]],
  [
    'staff-sessions',
    'staff_sessions',
    days(1),
    'ends_at',
    [
      'id, token_hash, consumer_no, stage, seen_at',
      `${id}, sha256(${id}::text::bytea), (select max(consumer_no) from consumers), 'signed_in', '2026-11-18'`,
    ],
  ],
  [
    'catalogue-imports',
    'catalogue_imports',
    days(90),
    'updated_at',
    [
      'id, site_id, locale, file_name, size_bytes, is_update, is_strict, state',
      `${id}, 'LH-US', 'en-us', 'a.csv', 1, false, false, 'done'`,
    ],
  ],
  ['media-uploads', 'media_upload_parts', days(1), 'created_at', ['upload_id, position, bytes', `${id}, 0, 'part'`]],
  [
    'webhook-events',
    'webhook_events',
    days(90),
    'received_at',
    ['provider, event_id, kind, payload', `'p', ${id}, 'k', '{}'`],
  ],
  [
    'reservations',
    'reservations',
    days(30),
    'expires_at',
    [
      'id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, state',
      `${id}, ${id}, 'LH-US', 'en-us', 'v', 'us-1', 1, '{}', 'ended'`,
    ],
  ],
  [
    'event-registrations',
    'event_registrations',
    days(30),
    'ends_at',
    [
      'id, event_id, consumer_no, locale, email, first_name, last_name, gender, phone, plus_one, attending_days, seats, state, registered_at',
      `${id}, 'run', ${id}::text, 'en-us', '', '', '', '', '', '', '[]', 1, 'confirmed', now()`,
    ],
  ],
  ['carts', 'carts', 0, 'expires_at', ['site_id, owner_kind, owner_id, doc', `${owned}, '{}'`]],
  ['saved-lists', 'saved_lists', days(180), 'created_at', ['site_id, owner_kind, owner_id', owned]],
  ['favourite-lists', 'favourite_lists', days(180), 'updated_at', ['site_id, owner_kind, owner_id', owned]],
]
