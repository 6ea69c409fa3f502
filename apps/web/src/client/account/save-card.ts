import { browserApi } from '../api/browser-api.ts'
import { getCaptcha } from '../captcha/get-captcha.ts'
import { refreshAccount } from './profile-query.ts'

type Options = {
  readonly asksCaptcha: boolean
  /** Makes the card the main one. */
  readonly isMain?: boolean
}

/** Saves the card behind a provider's token in the account and gives its id (ACC-04). */
export async function saveCard(token: string, { asksCaptcha, isMain = false }: Options): Promise<string> {
  const captcha = await getCaptcha(asksCaptcha)
  const { card } = await browserApi.call('consumer.addCard', {
    body: { token, ...(isMain && { main: true }), ...(captcha && { recaptcha_response: captcha }) },
  })
  await refreshAccount()
  return card.paymentInstrumentId
}
