import { findRow, inTransaction } from '@lacehouse/database'
import { listMediaFiles, type ProductMedium } from '@lacehouse/domain/product/product-media'
import type { ProductRecord } from '../../../core/catalogue/product-record.ts'
import { findProductMedia, writeProductMedia } from '../../../core/catalogue-edit/product-media.queries.ts'
import { createMediumMaker } from '../../../core/catalogue-import/make-medium.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { openMediaFolder } from '../../../infra/media/media-folder.ts'
import { findKnownMedium } from './find-known-medium.ts'
import { refuseStaffMedium } from './refuse-staff-medium.ts'
import { requireKnownChoices } from './require-known-choices.ts'
import { toStaffMedia } from './to-staff-media.ts'

type MediaDeps = Pick<Deps, 'database' | 'config' | 'catalogue' | 'pictures'>

/** Replies with the media of a product in any state. */
export function getStaffMedia(deps: MediaDeps): Handler<'backoffice.getProductMedia'> {
  const store = openMediaFolder(deps.config.originalsDir)
  return async ({ params, locale }) => {
    const found = await getMedia(deps, params.productId.toUpperCase())
    return toStaffMedia(found, { store, pictures: deps.pictures, locale })
  }
}

/**
 * Replaces the media of a product, with an entry of the audit log in the same transaction. Files that were not the product's before are
 * checked by the code of the import, which takes them for what they are.
 */
export function editStaffMedia(deps: MediaDeps): Handler<'backoffice.editProductMedia'> {
  const { pictures } = deps
  const store = openMediaFolder(deps.config.originalsDir)
  const makeMedium = createMediumMaker(store, { folders: [], hosts: [] })
  return async (call) => {
    const productId = call.params.productId.toUpperCase()
    const before = await getMedia(deps, productId)
    if (before.version !== call.body.version) throw new Refusal('CTG409')
    const media: ProductMedium[] = []
    for (const [at, wanted] of call.body.media.entries()) {
      requireKnownChoices(wanted, { product: before.product, pictures, field: `media.${at}` })
      const made = findKnownMedium(before.media, wanted) ?? (await makeMedium(wanted))
      if ('reason' in made) throw refuseStaffMedium(made.code, { locale: call.locale, field: `media.${at}` })
      media.push(made)
    }
    const version = await write(deps, call, { productId, media, before })
    return toStaffMedia({ product: before.product, media, version }, { store, pictures, locale: call.locale })
  }
}

type FoundMedia = {
  readonly product: ProductRecord
  readonly media: readonly ProductMedium[]
  readonly version: string
}

const getMedia = async ({ database, catalogue }: MediaDeps, productId: string): Promise<FoundMedia> => {
  const found = await findRow(database.pool, findProductMedia, { productId })
  const product = (await catalogue.listProducts([productId])).get(productId)
  if (!found || !product) throw new Refusal('CTG404')
  return { product, ...found }
}

type Written = { readonly productId: string; readonly media: readonly ProductMedium[]; readonly before: FoundMedia }

/** Writes the media and what they were into the audit log, and returns their version; media that stay as they are have no entry. */
const write = ({ database }: MediaDeps, call: RequestContext, { productId, media, before }: Written): Promise<string> =>
  inTransaction(database.pool, async (client) => {
    const written = await findRow(client, writeProductMedia, { productId, media, version: before.version })
    if (!written) throw new Refusal('CTG409')
    if (written.version !== before.version) {
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.editProductMedia', subject: productId, consumerNo: null },
        ...{ before: { media: before.media.map(toRecorded) }, after: { media: media.map(toRecorded) } },
      })
    }
    return written.version
  })

/** The log names a 360-degree view by its first frame. */
const toRecorded = (medium: ProductMedium) => {
  const [file, ...others] = listMediaFiles(medium)
  return { kind: medium.kind, colour: medium.colour, poster: medium.poster, file, otherFiles: others.length }
}
