import { formatMessage } from '@lacehouse/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { saveAccount } from '../../../client/account/account-memory.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { SaveToListDialog } from '../save-to-list-dialog/save-to-list-dialog.tsx'

const words = (key: Parameters<typeof formatMessage>[1], values = {}) => formatMessage('en-us', key, values)
const lists = [
  { listId: 'a', name: 'Gifts', total: 1, pictures: [], itemId: 'i' },
  { listId: 'b', name: 'Summer', total: 0, pictures: [] },
]
const sent: string[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({})
  saveAccount({ consumerNo: '1', consumerType: 'CONSUMER', firstName: 'Ada' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (!pathname.startsWith('/wishlists/')) return Response.json({ consumerType: 'CONSUMER', expiresIn: 900 })
    const { method = 'GET' } = init ?? {}
    if (method === 'GET') return Response.json({ lists })
    sent.push(`${method} ${pathname.replace('/wishlists/v2/', '')}`)
    return answer()
  })
})

afterEach(() => {
  saveAccount(null)
  queryClient.clear()
  vi.restoreAllMocks()
})

const show = (from?: { listId: string; itemId: string }) => {
  const resolve = vi.fn()
  const dialog = (
    <SaveToListDialog
      args={{ id: 'LHBDDBF987-fog', ...(from && { from }) }}
      resolve={resolve}
      dismiss={() => undefined}
    />
  )
  return showInShop(dialog, { areas: ['common', 'favourites', 'errors'] }).then(() => resolve)
}

test('a product is put on one list and taken off another by a press of each [FAV-01]', async () => {
  await show()
  await expect.element(page.getByRole('checkbox', { name: /Gifts/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /Summer/ }).click()
  await expect.poll(() => sent).toEqual(['POST lists/b/items'])
  await page.getByRole('checkbox', { name: /Gifts/ }).click()
  await expect.poll(() => sent).toEqual(['POST lists/b/items', 'DELETE lists/a/items/i'])
})

test('an entry of a list moves to another one, not to its own [FAV-01]', async () => {
  const resolve = await show({ listId: 'a', itemId: 'i' })
  await page.getByRole('button', { name: words('favourites.lists.moveTo', { list: 'Summer' }) }).click()
  await expect.poll(() => sent).toEqual(['POST lists/a/items/i/move'])
  await expect.poll(() => resolve.mock.calls).toEqual([['moved']])
  expect(page.getByText('Gifts').elements()).toEqual([])
})

test('a full list says so, and a name without letters is refused at its field [ERR-04]', async () => {
  const errorDetails = [{ errorId: 'INV408', message: 'full' }]
  answer = () => Response.json({ errorDetails, correlationId: 'c' }, { status: 409 })
  await show()
  await page.getByRole('checkbox', { name: /Summer/ }).click()
  await expect.element(page.getByText(words('favourites.lists.full', { maximum: 200 }))).toBeVisible()
  const name = page.getByRole('textbox', { name: words('favourites.lists.newName') })
  await name.fill('   ')
  await page.getByRole('button', { name: words('favourites.lists.createAndSave') }).click()
  await expect.element(name).toHaveAccessibleDescription(words('favourites.lists.nameMissing'))
})
