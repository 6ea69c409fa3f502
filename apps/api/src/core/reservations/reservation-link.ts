import { confirmationLinkTime } from '@lacehouse/domain/cart/plan-reserve-item'
import { createLinkSigner } from '../../infra/session/link-signer.ts'

/** Signs the link of the mail that asks a mailbox to confirm its reservations, by the id of a reservation. */
export const confirmationLink = createLinkSigner('reservation links', confirmationLinkTime)
