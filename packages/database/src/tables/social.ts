import type { MediaReportReason, MediaState } from '@lacehouse/domain/social/social-media'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant, localised } from './columns.ts'

/** Lists of pictures that galleries show (decision 0093). */
export const socialStreams = pgTable('social_streams', {
  id: text('id').primaryKey(),
  /** The shop's account at the service, which is its brand. */
  customerId: text('customer_id').notNull(),
  names: localised('names').notNull(),
  position: integer('position').notNull(),
})

/** People who send pictures, under the name that they chose for them. */
export const socialUsers = pgTable(
  'social_users',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('social_users_one_a_person').on(table.consumerNo)],
)

/** Pictures of the shop, and of people as JPEG without metadata. Those of people are public once the staff approve them. */
export const socialMedia = pgTable(
  'social_media',
  {
    id: uuid('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Who sent it; null for a picture of the shop. */
    userId: uuid('user_id').references(() => socialUsers.id, { onDelete: 'cascade' }),
    /** The shop's picture as documents name it (`scene:hero-runner-harbour@4x5`). */
    picture: text('picture'),
    bytes: bytea('bytes'),
    width: integer('width'),
    height: integer('height'),
    /** By locale; a person's has one. */
    captions: localised('captions').notNull(),
    /** The name below the picture, which does not change with the person's. */
    author: text('author').notNull(),
    state: text('state').$type<MediaState>().notNull(),
    postedAt: instant('posted_at').notNull(),
    decidedAt: instant('decided_at'),
    /** When reports hid it; null once the staff decided. */
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    check('social_media_state_known', sql`${table.state} in ('submitted', 'approved', 'refused')`),
    check('social_media_has_one_picture', sql`(${table.picture} is null) <> (${table.bytes} is null)`),
    check('social_media_bytes_of_people', sql`(${table.bytes} is null) = (${table.userId} is null)`),
    check(
      'social_media_bytes_measured',
      sql`(${table.bytes} is null) = (${table.width} is null or ${table.height} is null)`,
    ),
    index('social_media_newest')
      .on(table.customerId, table.postedAt.desc(), table.id)
      .where(sql`${table.state} = 'approved' and ${table.hiddenAt} is null`),
    index('social_media_by_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('social_media_to_decide')
      .on(table.postedAt)
      .where(sql`${table.state} = 'submitted' or ${table.hiddenAt} is not null`),
    index('social_media_refused').on(table.decidedAt).where(sql`${table.state} = 'refused'`),
  ],
)

/** The tags of a picture: ids of the products in it (the masterId), and words. */
export const socialMediaTags = pgTable(
  'social_media_tags',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => socialMedia.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.tag] }), index('social_media_tags_by_tag').on(table.tag)],
)

/** The pictures of a stream, in their order. */
export const socialStreamMedia = pgTable(
  'social_stream_media',
  {
    streamId: text('stream_id')
      .notNull()
      .references(() => socialStreams.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => socialMedia.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.streamId, table.mediaId] }),
    index('social_stream_media_by_media').on(table.mediaId),
  ],
)

/** Reports of visitors about pictures, each person's once a picture. */
export const socialReports = pgTable(
  'social_reports',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => socialMedia.id, { onDelete: 'cascade' }),
    ownerKind: text('owner_kind').$type<'guest' | 'consumer'>().notNull(),
    ownerId: text('owner_id').notNull(),
    reason: text('reason').$type<MediaReportReason>().notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** When the staff decided about the picture. */
    handledAt: instant('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.ownerKind, table.ownerId] }),
    check(
      'social_reports_reason_known',
      sql`${table.reason} in ('offensive', 'off_topic', 'advertising', 'personal_data', 'copyright')`,
    ),
    index('social_reports_by_owner').on(table.ownerId),
    index('social_reports_by_time').on(table.reportedAt),
  ],
)

/** The pictures that a person or a guest keeps, one stash for a site. */
export const socialStashes = pgTable(
  'social_stashes',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    ownerKind: text('owner_kind').$type<'guest' | 'consumer'>().notNull(),
    ownerId: text('owner_id').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('social_stashes_one_an_owner').on(table.ownerKind, table.ownerId, table.siteId),
    index('social_stashes_of_guests').on(table.updatedAt).where(sql`${table.ownerKind} = 'guest'`),
  ],
)

export const socialStashMedia = pgTable(
  'social_stash_media',
  {
    stashId: uuid('stash_id')
      .notNull()
      .references(() => socialStashes.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => socialMedia.id, { onDelete: 'cascade' }),
    stashedAt: instant('stashed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stashId, table.mediaId] }),
    index('social_stash_media_by_media').on(table.mediaId),
  ],
)
