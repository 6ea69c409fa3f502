import { ordersCalls } from './orders.ts'
import { returnsCalls } from './returns.ts'
import { withdrawalsCalls } from './withdrawals.ts'

/** Calls about an order after its placement. */
export const afterSalesCalls = { ...ordersCalls, ...returnsCalls, ...withdrawalsCalls }
