import { formatMessage } from '@lacehouse/messages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../tools/show-in-shop.tsx'
import type { Order } from './order.ts'
import { OrderHeading } from './order-heading.tsx'

const email = 'ada@example.com'
const orderNumber = '7KQ-2M4-XB9C'
const order = {
  ...{ orderNumber: '7KQ2M4XB9C', email, placedAt: '2026-11-23T10:00:00.000Z', state: 'placed' },
  ...{ shipments: [], items: [], shippingAddress: { firstName: 'Ada' } },
} as unknown as Order

/** Finds the order number in each sentence of the page, as the range of its text. */
function findNumbers(): Range[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Range[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = node.textContent?.indexOf(orderNumber) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + orderNumber.length)
    found.push(range)
  }
  return found
}

test('no line ends within the number of an order, whatever the width, and it is copied as it stands', async () => {
  await showInShop(
    <div id="frame">
      <OrderHeading order={order} isFromMail={false} />
    </div>,
    { areas: ['common', 'order', 'cart'] },
  )
  const text = formatMessage('en-us', 'order.confirmation.text', { orderNumber, email })
  await expect.element(page.getByText(text)).toBeVisible()
  const frame = document.getElementById('frame')
  expect(findNumbers()).toHaveLength(2)
  for (let width = 140; width <= 390; width += 5) {
    frame?.style.setProperty('width', `${width}px`)
    for (const range of findNumbers()) expect([width, range.getClientRects().length]).toEqual([width, 1])
  }
  getSelection()?.selectAllChildren(document.querySelector('header') ?? document.body)
  expect(getSelection()?.toString()).toContain(text)
})
