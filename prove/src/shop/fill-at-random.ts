import type { TestShopper } from '@lacehouse/test-kit'
import type { ProofContext } from '../proof.ts'

type Stuff = { readonly goods: readonly string[]; readonly codes: readonly string[] }

const mostOfEach = 3
const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'For you' }

/** Fills a cart with random sizes, recipes, gift options and coupons, and saves other sizes for later; null if none was drawn. */
export async function fillAtRandom(
  { draw }: ProofContext,
  shopper: TestShopper,
  { goods, codes }: Stuff,
): Promise<string | null> {
  const some = (): string[] => goods.filter(() => draw(2) === 0)
  for (const productId of some().slice(0, 2))
    await shopper.call('cart.putSavedItem', { body: { productId, qty: 1 + draw(mostOfEach) } })
  const items = some().map((productId) => ({
    productId,
    qty: 1 + draw(mostOfEach),
    ...(draw(4) === 0 && { recipeId: `recipe-${draw(2)}` }),
    ...(draw(4) === 0 && { giftOption }),
  }))
  if (items.length === 0) return null
  const { id } = await shopper.call('cart.create', { body: { items } })
  for (const code of codes.filter(() => draw(3) === 0))
    await shopper.call('coupons.apply', { body: { cartId: id, code } })
  return id
}
