/** Where a refused order leads: to the step whose entries are at fault, to the cart, or nowhere but to a notice. */
export type RefusalPlace = 'shipping' | 'billing' | 'cart' | 'summary'

const places: Readonly<Record<Exclude<RefusalPlace, 'summary'>, readonly string[]>> = {
  shipping: [
    'CHK320',
    'CHK380',
    'ORD400',
    'ORD516',
    'ORD517',
    'ORD518',
    'PAY401',
    'SHP404',
    'SHP410',
    'SHP500',
    'TAX310',
  ],
  billing: [
    'BIL400',
    'BILL410',
    'FE309',
    'GFC760',
    'GFC800',
    'PAY400',
    'PYT400',
    'PYT402',
    'PYT404',
    'PYT405',
    'PYT406',
    'REW135',
    'REW140',
  ],
  cart: ['BSK404', 'INV405', 'INV406', 'INV700', 'INV701', 'INV702', 'ORD404', 'ORD430', 'PRC400'],
}

/** Plans where the checkout goes on after its order was refused (CHK-10, S1.8). */
export function planRefusal(errorId: string | null): RefusalPlace {
  if (places.shipping.includes(errorId ?? '')) return 'shipping'
  if (places.billing.includes(errorId ?? '')) return 'billing'
  return places.cart.includes(errorId ?? '') ? 'cart' : 'summary'
}
