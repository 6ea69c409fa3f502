import { arrayOf, execute, inTransaction, json, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'

/** The new photographs of a colour. */
export type AttachedColour = {
  readonly productId: string
  readonly colourCode: string
  readonly pictures: readonly Omit<ProductPicture, 'colourCode'>[]
  /** Views that keep their present photograph. */
  readonly remainingViews: readonly string[]
}

type PictureRow = AttachedColour['pictures'][number] & { readonly position: number }

const productId = param('productId', text)
const colourCode = param('colourCode', text)

const dropOthers = statement({
  name: 'pictures-drop-others',
  sql: sql`delete from product_pictures
    where product_id = ${productId} and colour_code = ${colourCode} and view <> all(${param('views', arrayOf(text))})`,
})

// Skips unchanged rows, so that they cause no change event, and colours that the shop lacks because their product was refused.
const attach = statement({
  name: 'pictures-attach',
  sql: sql`
    insert into product_pictures as own
      (product_id, colour_code, view, position, hash, width, height, thumb_hash, placeholder, alt)
    select ${productId}, ${colourCode}, view, position, hash, width, height, "thumbHash", placeholder, alt
    from jsonb_to_recordset(${param('rows', json<readonly PictureRow[]>())}) as given
      (view text, position int, hash text, width int, height int, "thumbHash" text, placeholder text, alt jsonb)
    where exists (select 1 from product_colours c where c.product_id = ${productId} and c.colour_code = ${colourCode})
    on conflict (product_id, colour_code, view) do update set position = excluded.position, hash = excluded.hash,
      width = excluded.width, height = excluded.height, thumb_hash = excluded.thumb_hash,
      placeholder = excluded.placeholder, alt = excluded.alt, updated_at = now()
    where (own.position, own.hash, own.alt) is distinct from (excluded.position, excluded.hash, excluded.alt)`,
})

const removeAll = statement({
  name: 'pictures-remove',
  sql: sql`delete from product_pictures where product_id = ${productId}`,
})

/** Creates the queries of product photographs. */
export function createProductPicturesQueries(pool: Pool) {
  return {
    /** Replaces a colour's photographs. Returns the number of written and of deleted ones. */
    attach: ({
      productId,
      colourCode,
      pictures,
      remainingViews,
    }: AttachedColour): Promise<{ written: number; gone: number }> =>
      inTransaction(pool, async (client) => {
        const views = [...pictures.map(({ view }) => view), ...remainingViews]
        const gone = await execute(client, dropOthers, { productId, colourCode, views })
        const rows = pictures.map((picture, position) => ({ ...picture, position }))
        return { written: await execute(client, attach, { productId, colourCode, rows }), gone }
      }),

    /** Deletes a product's photographs and returns their number. */
    removeAll: (productId: string): Promise<number> => execute(pool, removeAll, { productId }),
  }
}
