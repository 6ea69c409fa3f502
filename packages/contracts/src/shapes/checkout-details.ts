import { PickupReply } from './store.ts'

/** What the checkout asked for besides addresses, delivery and payment, in the reply of a cart and of an order. */
export const checkoutDetailFields = {
  pickup: PickupReply.optional(),
}
