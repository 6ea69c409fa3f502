import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { LineId } from './ids.ts'
import type { VariantsById } from './sellable-variant.ts'

/** Why a change of a cart is refused: error ids of the catalogue (decisions, codes). */
export type CartRefusal =
  | 'BSK404'
  | 'INV409'
  | 'INV405'
  | 'INV406'
  | 'INV407'
  | 'INV408'
  | 'INV700'
  | 'INV701'
  | 'INV702'
  | 'PRC400'
  | 'ORD404'
  | 'STR404'
  | 'AUT404'
  | 'ORD400'
  | 'GWP403'
  | 'GFO404'
  | 'GFO405'
  | 'SHP404'
  | 'SHP500'
  | 'SHP410'
  | 'CHK320'
  | 'PAY401'
  | 'TAX310'
  | 'BIL400'
  | 'BILL410'
  | 'PYT300'
  | 'PYT400'
  | 'PYT404'
  | 'PYT405'
  | 'GFC410'
  | 'GFC740'
  | 'GFC755'
  | 'GFC760'
  | 'ATTR100'
  | 'ATTR200'
  | 'ATTR300'
  | 'API404'
  | 'REW130'
  | 'REW135'
  | 'REW140'

/** A refusal with what its text names: `maximum` for INV408 and what it counts, `lineId` where a line is to blame. */
export type Refused<Reason extends string = CartRefusal> = {
  readonly ok: false
  readonly reason: Reason
  readonly maximum?: number
  /** What the maximum counts where it is not pieces of one item. */
  readonly field?: 'lines'
  readonly lineId?: LineId
}

/** The outcome of a planner: the whole new cart, one version on, or the reason why nothing changes. */
export type CartPlan<More = unknown, Reason extends string = CartRefusal> =
  | ({ readonly ok: true; readonly cart: Cart } & More)
  | Refused<Reason>

/** What planners need besides the cart and the input. */
export type CartFacts = {
  readonly now: Instant
  readonly variants: VariantsById
  /** Only who is signed in buys presale products (CAT-08). */
  readonly isSignedIn: boolean
}
