import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { updateItem } from '../../../client/cart/change-item.ts'
import { leavePage } from '../../../navigation/leave-page.ts'
import { useEditedItem } from './use-edited-item.ts'

vi.mock('../../../client/cart/change-item.ts', { spy: true })
vi.mock('../../../navigation/leave-page.ts', { spy: true })

function Edited() {
  const { isEdit, put } = useEditedItem(async () => ({ ok: true }))
  return (
    <button type="button" onClick={() => void put({ item: { productId: 'SHOE0001', recipeId: 'abc' }, name: 'Court' })}>
      {isEdit ? 'Change' : 'Add'}
    </button>
  )
}

afterEach(() => vi.restoreAllMocks())

test('a design that replaces the one of the cart leads back to the cart with the preserved parameters [RT-06]', async () => {
  vi.mocked(updateItem).mockResolvedValue({} as never)
  const left = vi.mocked(leavePage).mockImplementation(() => undefined)
  const before = location.href
  history.replaceState(null, '', '?edit=item-1&preview=1')
  await showInShop(<Edited />, { areas: ['common'] })
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => left.mock.calls).toEqual([['/en-us/cart?preview=1']])
  expect(vi.mocked(updateItem).mock.calls).toEqual([[{ id: 'item-1' }, { productId: 'SHOE0001', recipeId: 'abc' }]])
  history.replaceState(null, '', before)
})
