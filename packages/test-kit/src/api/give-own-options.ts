type Pool = { readonly query: (text: string, values: unknown[]) => Promise<unknown> }

/** The options that a variant gets, and the joined text that stands for them as its size. */
const values = { material: 'Hemp', width: '6 mm', length: '20 m' }
const joined = Object.values(values).join(' / ')

/** Gives a variant options of its merchant's in place of a size: material, width and length, as an import does. */
export async function giveOwnOptions(pool: Pool, variantId: string): Promise<void> {
  const options = ['color', ...Object.keys(values)].map((type) => ({ type, names: {} }))
  await pool.query(
    `update products set options = $2::jsonb where id = (select product_id from variants where id = $1)`,
    [variantId, JSON.stringify(options)],
  )
  await pool.query('update variants set options = $2::jsonb, size = $3 where id = $1', [
    variantId,
    JSON.stringify(values),
    joined,
  ])
}
