import { browserApi } from '../../../../client/api/browser-api.ts'
import { loadScript } from '../../load-script.ts'

type LoadReply = { readonly show_form: boolean; readonly error?: object }
type AuthorizeReply = {
  readonly approved: boolean
  readonly show_form: boolean
  readonly authorization_token?: string
}
type Category = { readonly payment_method_category: string }

/** The part of Klarna's published interface that the page uses. */
type KlarnaPayments = {
  readonly init: (options: { client_token: string }) => void
  readonly load: (
    options: Category & { container: HTMLElement },
    data: object,
    answer: (reply: LoadReply) => void,
  ) => void
  readonly authorize: (
    options: Category & { auto_finalize: boolean },
    data: { billing_address: { email: string } },
    answer: (reply: AuthorizeReply) => void,
  ) => void
}

export type KlarnaCategory = { readonly id: string; readonly name: string }

export type KlarnaAnswer =
  | { readonly ok: true; readonly token: string }
  /** `cancelled`: not agreed, and can be asked again. `refused`: Klarna says no to this shopper. */
  | { readonly ok: false; readonly reason: 'cancelled' | 'refused' }

/** Opens a session and Klarna's script with it, once a page; answers the kinds of payment that there are (PAY-06, PAY-15). */
export async function openKlarna(cartId: string): Promise<readonly KlarnaCategory[]> {
  const { meta } = await browserApi.call('cart.paymentSession', {
    query: { cartId, paymentMethodId: 'KLARNA', referer: location.href },
  })
  if (!meta.script) throw new Error('the provider names no script')
  await loadScript(meta.script)
  getKlarna().init({ client_token: meta.merchantSession })
  return meta.categories ?? []
}

/** Shows one kind of payment in its frame. */
export function showKlarna(container: HTMLElement, category: string): Promise<void> {
  return new Promise((resolve, reject) => {
    getKlarna().load({ container, payment_method_category: category }, {}, ({ show_form }) =>
      show_form ? resolve() : reject(new Error('Klarna shows nothing')),
    )
  })
}

/** Asks the shopper, in Klarna's own frame, whether they agree. */
export function agreeWithKlarna(category: string, email: string): Promise<KlarnaAnswer> {
  return new Promise((resolve) => {
    const options = { payment_method_category: category, auto_finalize: true }
    getKlarna().authorize(options, { billing_address: { email } }, ({ approved, show_form, authorization_token }) => {
      if (approved && authorization_token) return resolve({ ok: true, token: authorization_token })
      resolve({ ok: false, reason: show_form ? 'cancelled' : 'refused' })
    })
  })
}

function getKlarna(): KlarnaPayments {
  const { Klarna } = window as { Klarna?: { Payments: KlarnaPayments } }
  if (!Klarna) throw new Error('the script of the widget has not run')
  return Klarna.Payments
}
