import { days } from '@lacehouse/domain/time/durations'
import { createLinkSigner } from '../../../infra/session/link-signer.ts'

/**
 * Signs the link of a mail about stock that ends the other questions of its mailbox, by the id of its question. It works as long as the
 * row of the mail stays (docs/retention.md).
 */
export const stockNoticeLink = createLinkSigner('stock notice links', days(30))
