import { browserApi } from '../api/browser-api.ts'
import { refreshAccount } from './profile-query.ts'

/** Makes the shopper a member of the loyalty programme (REG-05). */
export async function joinLoyalty({ wantsNewsletter }: { readonly wantsNewsletter: boolean }): Promise<void> {
  await browserApi.call('loyalty.enroll', { body: { loyaltyTerms: true, loyaltyNewsletterConsent: wantsNewsletter } })
  await refreshAccount()
}
