import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import type { CartItem } from '../../client/cart/cart.ts'
import { saveCartMemory } from '../../client/cart/cart-memory.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toasts } from '../../ui/toasts.ts'
import { CartRefusal } from './cart-refusal.tsx'
import { useItemChanges } from './use-item-changes.ts'

const item = { id: 'i1', productId: 'A-fog-9', name: 'Halden Court', qty: 1 } as unknown as CartItem
const areas = ['common', 'cart', 'errors'] as const

/** The parts of the cart's page that show refusals: above the cart, at the item, and as toasts. */
function Cart() {
  const changes = useItemChanges()
  return (
    <>
      <CartRefusal />
      <article>
        {changes.errors[item.id] ? <p role="alert">{changes.errors[item.id]}</p> : null}
        <button type="button" onClick={() => changes.setQuantity(item, 2)}>
          More
        </button>
      </article>
      <ToastRegion />
    </>
  )
}

/** Answers every call with a refusal and counts the changes that were asked for. */
function refuseWith(errorId: string, status: number, own: object = {}): { readonly count: () => number } {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      String(input).includes('/token/')
        ? Response.json({ consumerType: 'GUEST', expiresIn: 900 })
        : Response.json({ errorDetails: [{ errorId, message: 'server', ...own }], correlationId: 'c' }, { status }),
    )
  return { count: () => fetched.mock.calls.filter(([input]) => String(input).includes('/item')).length }
}

beforeEach(() => {
  vi.restoreAllMocks()
  for (const { id } of toasts.list()) toasts.dismiss(id)
  saveCartMemory({ cartId: 'c1', count: 1 })
})

const atItem = () => page.getByRole('article').getByRole('alert')
const asToast = () => page.getByRole('region', { name: 'Messages' }).getByRole('alert')

test.each([
  ['INV702', 'item', 'This item has no price yet, so it can’t be ordered.'],
  ['INV409', 'toast', 'Stock changed while you were ordering. Please try again.'],
  ['GWP403', 'toast', 'This gift can’t be added or removed by hand. It comes and goes with its offer.'],
  ['GEN500', 'toast', 'Something went wrong on our side. Nothing of yours is lost. Please try again.'],
  ['INV701', 'top', 'This item can’t be ordered right now. Please try again later.'],
  ['PAY401', 'top', 'We can’t deliver to this address. Please choose another address or pick up in a store.'],
] as const)(
  'a change of the cart that is refused with %s is said at its place, the %s, and nowhere else; a toast stays [ERR-01] [ERR-04] [CART-23]',
  async (errorId, place, words) => {
    const { status, place: catalogued } = errorCatalogue[errorId]
    expect(catalogued).toBe(place)
    const refused = refuseWith(errorId, status)
    await showInShop(<Cart />, { areas })
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    expect(atItem().elements()).toHaveLength(place === 'item' ? 1 : 0)
    expect(asToast().elements()).toHaveLength(place === 'toast' ? 1 : 0)
    expect(toasts.list().every(({ sticky }) => sticky)).toBe(true)
    expect(refused.count()).toBe(1)
  },
)

test('a refusal above the cart goes with its button, and with the next change [CART-23]', async () => {
  refuseWith('INV701', 409)
  await showInShop(<Cart />, { areas })
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect.poll(() => page.getByRole('alert').elements()).toEqual([])
  await more.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This item can’t be ordered right now. Please try again later.')
  vi.restoreAllMocks()
  refuseWith('INV702', 409)
  await more.click()
  await expect.element(atItem()).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('a gift that cannot be added is a toast that names the maximum, and is asked for once [CART-12]', async () => {
  const refused = refuseWith('GWP403', 409, { maximum: 1 })
  await showInShop(<Cart />, { areas })
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(asToast()).toHaveTextContent('You can have at most 1 of this gift.')
  expect(toasts.list().map(({ sticky }) => sticky)).toEqual([true])
  expect(refused.count()).toBe(1)
})
