import { inTransaction } from '@lacehouse/database'
import type { Pool } from 'pg'
import type { ProductPicture } from '../../infra/pictures/photographs/product-picture.ts'

/** What a colour shows from now on. */
export type AttachedColour = {
  readonly productId: string
  readonly colourCode: string
  readonly pictures: readonly Omit<ProductPicture, 'colourCode'>[]
  /** Views that stay as they are beside those pictures. */
  readonly remainingViews: readonly string[]
}

const dropOthers = `delete from product_pictures where product_id = $1 and colour_code = $2 and view <> all($3)`

// What is the same already is not written, and so is no news to anybody.
const attach = `
  insert into product_pictures as own
    (product_id, colour_code, view, position, hash, width, height, thumb_hash, placeholder, alt)
  select $1, $2, view, position, hash, width, height, "thumbHash", placeholder, alt from jsonb_to_recordset($3) as given
    (view text, position int, hash text, width int, height int, "thumbHash" text, placeholder text, alt jsonb)
  on conflict (product_id, colour_code, view) do update set position = excluded.position, hash = excluded.hash,
    width = excluded.width, height = excluded.height, thumb_hash = excluded.thumb_hash,
    placeholder = excluded.placeholder, alt = excluded.alt, updated_at = now()
  where (own.position, own.hash, own.alt) is distinct from (excluded.position, excluded.hash, excluded.alt)`

/** Statements on the photographs of products. */
export function createOriginalsQueries(pool: Pool) {
  return {
    /** Answers how many pictures are new, changed or moved, and how many are gone. */
    attach: ({
      productId,
      colourCode,
      pictures,
      remainingViews,
    }: AttachedColour): Promise<{ written: number; gone: number }> =>
      inTransaction(pool, async (client) => {
        const views = [...pictures.map(({ view }) => view), ...remainingViews]
        const gone = await client.query(dropOthers, [productId, colourCode, views])
        const rows = pictures.map((picture, position) => ({ ...picture, position }))
        const written = await client.query(attach, [productId, colourCode, JSON.stringify(rows)])
        return { written: written.rowCount ?? 0, gone: gone.rowCount ?? 0 }
      }),

    /** Takes a product's photographs away; answers how many there were. */
    removeAll: async (productId: string): Promise<number> => {
      const { rowCount } = await pool.query('delete from product_pictures where product_id = $1', [productId])
      return rowCount ?? 0
    },
  }
}
