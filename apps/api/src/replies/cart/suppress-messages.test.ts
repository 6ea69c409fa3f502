import type { Cart } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { suppressMessages } from './suppress-messages.ts'

const flash = [{ code: 'InvalidShippingAddress' }]
const notified = [{ code: 'PRC400', message: 'The price has changed.', level: 'info' }]
const reply = { id: 'c', flash, customerNotifications: notified, items: [{ id: 'i', customerNotifications: notified }] }
const suppressed = (flags: Parameters<typeof suppressMessages>[1]) =>
  suppressMessages(reply as unknown as Cart, flags) as unknown as typeof reply

test.each([
  [{}, 1, 1],
  [{ suppressFlash: true }, 0, 1],
  [{ suppressNotifications: true }, 1, 0],
  [{ suppressFlash: true, suppressNotifications: true }, 0, 0],
])(
  'with the flags %j a reply has %d flash messages, and %d notifications of the cart and of its item [CART-05]',
  (flags, messages, notifications) => {
    const { flash: left, customerNotifications, items } = suppressed(flags)
    expect(left).toHaveLength(messages)
    expect(customerNotifications).toHaveLength(notifications)
    expect(items.map((item) => item.customerNotifications.length)).toEqual([notifications])
  },
)
