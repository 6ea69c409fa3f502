import { confirmationLink } from '@lacehouse/api'
import type { TestApi } from './start-test-api.ts'

/** Confirms the reservations of the mailbox of one reservation, by the link that its mail has. */
export async function confirmReservation({ client, deps }: TestApi, reservationId: string): Promise<void> {
  await client
    .withToken(null)
    .call('stores.confirmReservations', { body: { st: confirmationLink.sign(deps, reservationId) } })
}
