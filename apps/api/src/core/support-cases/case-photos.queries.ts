import {
  arrayOf,
  bytes,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  literal,
  moment,
  param,
  sql,
  statement,
  supportCasePhotos,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { mostStoredPhotos } from '@lacehouse/domain/support-cases/support-case'

const number = param('number', text)
const ofOwner = sql`p.owner_kind = ${param('ownerKind', text)} and p.owner_id = ${param('ownerId', text)}`
const ids = param('ids', arrayOf(uuid))

const insertPhoto = statement({
  name: 'case-photo-insert',
  sql: sql`
    insert into support_case_photos (id, owner_kind, owner_id, bytes, width, height, created_at)
    select ${param('id', uuid)}, ${param('ownerKind', text)}, ${param('ownerId', text)}, ${param('bytes', bytes)},
      ${param('width', integer)}, ${param('height', integer)}, ${moment('now')}
    where (select count(*) from support_case_photos p where ${ofOwner}) < ${literal(mostStoredPhotos)}`,
})

const countUnused = statement({
  name: 'case-photos-count-unused',
  row: { count: integer },
  // Locked, so that of two simultaneous reports one has the photos.
  sql: sql`
    with unused as (
      select p.id from support_case_photos p where p.id = any (${ids}) and p.case_number is null and ${ofOwner} for update
    )
    select count(*)::int as count from unused`,
})

const attachPhotos = statement({
  name: 'case-photos-attach',
  sql: sql`update support_case_photos p set case_number = ${number} where p.id = any (${ids}) and p.case_number is null and ${ofOwner}`,
})

const findBytes = statement({
  name: 'case-photo-find',
  row: { bytes: supportCasePhotos.bytes },
  sql: sql`select p.bytes from support_case_photos p where p.id = ${param('id', uuid)} and p.case_number = ${number}`,
})

export type NewPhoto = {
  readonly id: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly now: number
}

const toValues = ({ kind, id }: CartOwner) => ({ ownerKind: kind, ownerId: id })

export const casePhotosQueries = {
  /** Stores a photo that belongs to no case yet; resolves to false where its owner has too many. */
  insert: async (executor: Executor, owner: CartOwner, photo: NewPhoto): Promise<boolean> =>
    (await execute(executor, insertPhoto, { ...photo, ...toValues(owner) })) === 1,

  /** Counts which of some photos are the owner's and in no case yet. */
  countUnused: async (executor: Executor, owner: CartOwner, wanted: readonly string[]): Promise<number> =>
    (await getRow(executor, countUnused, { ids: wanted, ...toValues(owner) })).count,

  /** Puts photos of the owner into a case; resolves to their number. */
  attach: (executor: Executor, owner: CartOwner, wanted: { number: string; ids: readonly string[] }): Promise<number> =>
    execute(executor, attachPhotos, { ...wanted, ...toValues(owner) }),

  findBytes: async (executor: Executor, wanted: { number: string; id: string }): Promise<Buffer | null> =>
    (await findRow(executor, findBytes, wanted))?.bytes ?? null,
} as const
