import { execute, moment, sql } from '@lacehouse/database'
import { days, hours } from '@lacehouse/domain/time/durations'
import { listDueOrders } from './order-records.ts'
import { emptyFailedOrders, emptyOrderedCarts, emptyOrderRecords } from './retention.queries.ts'
import { batchSize, deleteAfter, type RetentionRule, toTime } from './retention-rule.ts'

const failedOrdersLast = days(90)

/** Every rule of docs/retention.md, in the order in which they run. */
export const retentionRules: readonly RetentionRule[] = [
  deleteAfter({ name: 'authorization-codes', table: 'authorization_codes', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'account-links', table: 'account_links', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'acting-handovers', table: 'acting_handovers', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'one-time-codes', table: 'one_time_codes', column: 'expires_at', lasts: hours(24) }),
  deleteAfter({ name: 'data-exports', table: 'data_exports', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'used-captchas', table: 'used_captchas', column: 'expires_at', lasts: 0 }),
  deleteAfter({
    ...{ name: 'used-passkey-challenges', table: 'used_passkey_challenges', column: 'expires_at', lasts: 0 },
  }),
  deleteAfter({ name: 'used-provider-answers', table: 'used_provider_answers', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'idempotency-keys', table: 'idempotency_keys', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'address-checks', table: 'address_checks', column: 'expires_at', lasts: 0 }),
  deleteAfter({ name: 'sign-in-tries', table: 'sign_in_tries', column: 'last_at', lasts: hours(24) }),
  // Popularity looks back the furthest, at the events of sixty days.
  deleteAfter({ name: 'product-events', table: 'product_events', column: 'happened_at', lasts: days(60) }),
  // A purchase counts for what its visit followed within a day before.
  deleteAfter({
    ...{ name: 'recommendation-clicks', table: 'recommendation_clicks', column: 'clicked_at', lasts: days(2) },
  }),
  // The report compares a month with that of last year.
  deleteAfter({
    ...{ name: 'recommendation-purchases', table: 'recommendation_purchases', column: 'happened_at', lasts: days(395) },
  }),
  // Suggestions look back as far.
  deleteAfter({ name: 'search-counts', table: 'search_counts', column: 'counted_at', lasts: days(30) }),
  // A report looks back thirty days before an exposure; an experiment runs for weeks.
  deleteAfter({ name: 'experiment-exposures', table: 'experiment_exposures', column: 'seen_at', lasts: days(180) }),
  deleteAfter({
    ...{ name: 'experiment-conversions', table: 'experiment_conversions', column: 'happened_at', lasts: days(180) },
  }),
  deleteAfter({ name: 'analytics-events', table: 'analytics_events', column: 'happened_at', lasts: days(90) }),
  deleteAfter({ name: 'purchase-events', table: 'purchase_events', column: 'happened_at', lasts: days(395) }),
  // Claims about what was stored lapse at the end of the third year.
  deleteAfter({ name: 'consents', table: 'consents', column: 'decided_at', lasts: days(1461) }),
  deleteAfter({ name: 'stock-notices', table: 'stock_notices', column: 'requested_at', lasts: days(180) }),
  deleteAfter({ name: 'sent-stock-notices', table: 'stock_notices', column: 'mailed_at', lasts: days(30) }),
  deleteAfter({
    name: 'unconfirmed-subscriptions',
    table: 'subscriptions',
    column: 'opted_in_at',
    lasts: days(30),
    where: sql`t.confirmed_at is null and t.channel = 'email'`,
  }),
  deleteAfter({
    ...{ name: 'withdrawn-newsletter-consents', table: 'newsletter_consents', column: 'withdrawn_at' },
    lasts: days(3 * 365),
  }),
  // Claims about mails that were sent lapse at the end of the third year.
  deleteAfter({ name: 'ended-subscriptions', table: 'subscriptions', column: 'opted_out_at', lasts: days(1461) }),
  // Their messages and photos go with them. Two years are those of the legal guarantee.
  deleteAfter({ name: 'support-cases', table: 'support_cases', column: 'updated_at', lasts: days(730) }),
  deleteAfter({
    name: 'unused-case-photos',
    table: 'support_case_photos',
    column: 'created_at',
    lasts: days(1),
    where: sql`t.case_number is null`,
  }),
  deleteAfter({
    name: 'unused-review-photos',
    table: 'review_photos',
    column: 'created_at',
    lasts: days(1),
    where: sql`t.review_id is null`,
  }),
  // Its writer may complain for six months about a refusal (Regulation (EU) 2022/2065, article 20).
  ...(['reviews', 'product_questions', 'product_answers'] as const).map((table) =>
    deleteAfter({
      name: `refused-${table.replaceAll('_', '-')}`,
      ...{ table, column: 'changed_at', lasts: days(184), where: sql`t.state = 'refused'` },
    }),
  ),
  deleteAfter({
    ...{ name: 'refused-social-media', table: 'social_media', column: 'decided_at', lasts: days(184) },
    where: sql`t.state = 'refused'`,
  }),
  deleteAfter({ name: 'social-reports', table: 'social_reports', column: 'reported_at', lasts: days(184) }),
  deleteAfter({
    ...{ name: 'social-stashes', table: 'social_stashes', column: 'updated_at', lasts: days(180) },
    where: sql`t.owner_kind = 'guest'`,
  }),
  // The claims of a withdrawn contract lapse at the end of the third year (BGB, § 195 and § 199).
  deleteAfter({ name: 'withdrawals', table: 'withdrawals', column: 'declared_at', lasts: days(1461) }),
  // A token of a family that is gone is refused as an unknown one.
  deleteAfter({ name: 'sessions', table: 'refresh_token_families', column: 'expires_at', lasts: days(1) }),
  deleteAfter({ name: 'staff-sessions', table: 'staff_sessions', column: 'ends_at', lasts: days(1) }),
  // The bytes of a file that was never imported go with it.
  deleteAfter({ name: 'catalogue-imports', table: 'catalogue_imports', column: 'updated_at', lasts: days(90) }),
  // Bytes of a file that did not arrive whole.
  deleteAfter({ name: 'media-uploads', table: 'media_upload_parts', column: 'created_at', lasts: days(1) }),
  deleteAfter({ name: 'webhook-events', table: 'webhook_events', column: 'received_at', lasts: days(90) }),
  deleteAfter({
    name: 'reservations',
    table: 'reservations',
    column: 'expires_at',
    lasts: days(30),
    where: sql`t.state <> 'held'`,
  }),
  deleteAfter({ name: 'event-registrations', table: 'event_registrations', column: 'ends_at', lasts: days(30) }),
  {
    name: 'ordered-carts',
    table: 'carts',
    time: toTime(0, 'expires_at'),
    does: 'emptied',
    batch: batchSize,
    apply: (executor, { now }) => execute(executor, emptyOrderedCarts, { now, before: now }),
  },
  deleteAfter({
    name: 'carts',
    table: 'carts',
    column: 'expires_at',
    lasts: 0,
    where: sql`t.forgotten_at is null and t.state <> 'ordering' and not exists (select 1 from orders o where o.cart_id = t.id)`,
  }),
  deleteAfter({
    name: 'saved-lists',
    table: 'saved_lists',
    column: 'created_at',
    lasts: days(180),
    where: sql`t.owner_kind = 'guest' and not exists (
      select 1 from saved_items i where i.list_id = t.id and i.saved_at >= ${moment('before')})`,
  }),
  // A browser that returns later recreates its guest's list from local storage.
  deleteAfter({
    name: 'favourite-lists',
    table: 'favourite_lists',
    column: 'updated_at',
    lasts: days(180),
    where: sql`t.owner_kind = 'guest'`,
  }),
  {
    name: 'failed-orders',
    table: 'orders',
    time: toTime(failedOrdersLast, 'placed_at'),
    does: 'emptied',
    batch: batchSize,
    apply: (executor, { now }) => execute(executor, emptyFailedOrders, { now, before: now - failedOrdersLast }),
  },
  {
    name: 'orders',
    table: 'orders',
    time: "the country's years after the year of `placed_at`",
    does: 'emptied',
    batch: batchSize,
    apply: async (executor, facts) => {
      let emptied = 0
      for (const due of listDueOrders(facts))
        emptied += await execute(executor, emptyOrderRecords, { now: facts.now, ...due })
      return emptied
    },
  },
]
