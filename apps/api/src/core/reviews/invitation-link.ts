import { days } from '@lacehouse/domain/time/durations'
import { createLinkSigner, type LinkSigning } from '../../infra/session/link-signer.ts'

const signer = createLinkSigner('review invitations', days(180))

/**
 * Signs the proof in the links of an invitation, by the number of its order: a shopper who follows one reads the mailbox of the order. A forged
 * or an old one proves nothing, and the review is written without it.
 */
export const invitationLink = {
  sign: (signing: LinkSigning, orderNumber: string): string => signer.sign(signing, orderNumber),
  findOrder: (signing: LinkSigning, proof: string | undefined): string | null =>
    proof === undefined ? null : signer.find(signing, proof),
}
