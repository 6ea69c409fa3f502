import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { type BackofficeCaller, openBackoffice } from '@lacehouse/test-kit'
import type { Bought } from '../cases/t15-refunds.ts'
import type { ProofContext } from '../proof.ts'
import { toStaffShop } from '../shop/to-staff-shop.ts'

export type Tally = {
  orders: number
  steps: number
  exchanges: number
  withdrawals: number
  races: number
  readonly problems: string[]
}

/** The context of steps with delivered goods: staff with every right, and a count of the steps. */
export type Exchanging = ProofContext & { readonly staff: BackofficeCaller; readonly tally: Tally }

/** A delivered order with the other sizes that each of its lines can be exchanged for. */
export type Open = Bought & { readonly sizes: ReadonlyMap<string, readonly string[]> }

/** The carrier and number of each parcel. */
export const tracking = 'ups:1Z999AA10123456784'

/** Opens a session of staff, and a count of nothing. */
export async function openExchanging(context: ProofContext): Promise<Exchanging> {
  const staff = await openBackoffice(toStaffShop(context.shop), { rights: staffRights })
  return { ...context, staff, tally: { orders: 0, steps: 0, exchanges: 0, withdrawals: 0, races: 0, problems: [] } }
}
