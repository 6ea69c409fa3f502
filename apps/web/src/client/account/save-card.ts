import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { refreshAccount } from './profile-query.ts'

/** Saves the card behind a provider's token in the account and gives its id (ACC-04). */
export async function saveCard(token: string, { asksCaptcha }: { readonly asksCaptcha: boolean }): Promise<string> {
  const captcha = await getCaptcha(asksCaptcha)
  const { card } = await browserApi.call('consumer.addCard', {
    body: { token, ...(captcha && { recaptcha_response: captcha }) },
  })
  await refreshAccount()
  return card.paymentInstrumentId
}
