import type { CallRequest, Cart } from '@lacehouse/contracts'

type Flags = Pick<CallRequest<'cart.addItem'>['body'], 'suppressFlash' | 'suppressNotifications'>

/** Leaves out of a reply the messages that its caller does not show; the cart keeps them for the next reply (CART-05). */
export function suppressMessages(reply: Cart, { suppressFlash, suppressNotifications }: Flags): Cart {
  const items = reply.items.map((item) => ({ ...item, customerNotifications: [] }))
  return {
    ...reply,
    ...(suppressFlash && { flash: [] }),
    ...(suppressNotifications && { items, customerNotifications: [] }),
  }
}
