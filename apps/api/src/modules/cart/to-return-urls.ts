import { withPreservedQuery } from '@lacehouse/domain/page/preserved-query'
import type { Call } from '../../http/call.ts'
import type { SessionRequest } from '../../infra/payment-providers/payment-provider.ts'

type ReturnOptions = { readonly origin: string; readonly isExpress: boolean }

/**
 * Makes the URLs for the way back from the provider: to the checkout after approval, to the referring page after
 * cancelling. The preserved parameters of the referring page survive (RT-06).
 */
export function toReturnUrls(
  { locale, query }: Call<'cart.paymentSession'>,
  { origin, isExpress }: ReturnOptions,
): SessionRequest['returnUrls'] {
  const { referer } = query
  const method = query.paymentMethodId.toLowerCase()
  const checkout = `${origin}/${locale}/checkout`
  const approved = `${checkout}?step=billing&wallet=${method}${isExpress ? '&express=1' : ''}`
  const referring = referer && URL.canParse(referer) ? new URL(referer) : null
  const from = referring?.origin === origin ? referring : null
  const back = from ? new URL(from.pathname, origin) : new URL(`${checkout}?step=billing`)
  back.searchParams.set('wallet', `${method}-cancelled`)
  const preserve = (address: string) => (from ? withPreservedQuery(address, from.href) : address)
  return { approved: preserve(approved), cancelled: preserve(back.href) }
}
