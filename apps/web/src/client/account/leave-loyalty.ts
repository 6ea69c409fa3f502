import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { cartKey } from '../cart/cart-query.ts'
import { profileQuery } from './profile-query.ts'

/** Ends the shopper's membership of the loyalty programme; the cart is read again without points and voucher (decision 0133). */
export async function leaveLoyalty(memberId: string): Promise<void> {
  await browserApi.call('loyalty.leave', { params: { memberId } })
  // The profile comes first: what only members may ask for is asked no more once the page knows that there is no membership.
  await queryClient.refetchQueries({ queryKey: profileQuery.queryKey })
  await queryClient.invalidateQueries({ queryKey: ['account'], refetchType: 'none' })
  await queryClient.invalidateQueries({ queryKey: cartKey })
}
