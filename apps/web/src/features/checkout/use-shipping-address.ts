import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Cart } from '../../client/cart/cart.ts'
import { peekCart } from '../../client/cart/cart-query.ts'
import { waitForChanges } from '../../client/cart/change-cart.ts'
import { useShop } from '../../client/use-shop.ts'
import {
  type AddressFormField,
  type AddressInput,
  type AddressValues,
  toAddressInput,
} from '../../components/address/address-fields.ts'
import { type FieldError, listFieldErrors } from '../../components/address/list-field-errors.ts'
import type { AddressForm } from '../../components/address/use-address-form.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { findDeliveryChangeNotice } from './find-delivery-change-notice.ts'
import { loadSetAddress } from './lazy-steps.ts'
import { type CheckoutNotice, toStepNotice } from './use-checkout-notice.ts'
import { useRefusedFields } from './use-refused-fields.ts'

/** A corrected address, or the part that seems to be missing. */
export type AddressQuestion =
  | { readonly kind: 'suggestion'; readonly address: AddressValues }
  | { readonly kind: 'doubt'; readonly problems: readonly FieldError[] }

type Options = {
  readonly fields: readonly AddressFormField[]
  readonly cart: Cart
  readonly form: AddressForm
  /** Why the order was refused; a form shows the errors of its inputs. */
  readonly notice: CheckoutNotice | null
  readonly newsletter: boolean
  /** The account stores the address too. */
  readonly savesToAccount: boolean
  readonly onDone: () => void
  readonly onNotice: (notice: CheckoutNotice | null) => void
  /** Called when fields are marked as wrong. */
  readonly onWrong: () => void
}

/** Checks and saves the shipping address; a doubtful one is asked about before it is saved (CHK-01, CHK-16). */
export function useShippingAddress({
  fields,
  cart,
  form,
  notice,
  newsletter,
  savesToAccount,
  onDone,
  onNotice,
  onWrong,
}: Options) {
  const t = useTranslate()
  const { site } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<AddressQuestion | null>(null)
  const names = fields.map(({ name }) => name)

  useRefusedFields({ notice, fields, form, onNotice, onWrong })

  async function guard(run: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    onNotice(null)
    try {
      await run()
    } catch (error) {
      const wrong = listFieldErrors(error, names, t)
      form.setErrors(wrong)
      if (wrong.length > 0) onWrong()
      else onNotice(await toStepNotice(t, error))
    } finally {
      setBusy(false)
    }
  }

  const toInput = (): AddressInput => ({
    ...toAddressInput(fields, form.values(), site.country),
    subscriptions: { newsletterConsent: newsletter },
  })

  async function save(): Promise<void> {
    setQuestion(null)
    const { setShippingAddress } = await loadSetAddress()
    // A method that was just chosen may be on its way.
    await waitForChanges()
    const before = peekCart() ?? cart
    const saved = await setShippingAddress({ address: toInput() }, { asksCaptcha: site.features.captcha.address })
    if (savesToAccount) await saveAddress(toInput())
    if (sameMethods(before, saved)) {
      onDone()
      const change = findDeliveryChangeNotice(before, saved)
      return change ? onNotice(change) : undefined
    }
    onNotice({ tone: 'warning', text: t('ORD518') })
  }

  return {
    isBusy,
    question,
    submit: () =>
      guard(async () => {
        if (!form.judge()) return onWrong()
        const doubt = toQuestion(await checkAddress(cart.id, toInput()), names)
        if (doubt) return setQuestion(doubt)
        await save()
      }),
    accept: () =>
      guard(async () => {
        if (question?.kind === 'suggestion') form.fill(question.address)
        await save()
      }),
    correct: () => {
      if (question?.kind === 'doubt') form.setErrors(question.problems)
      setQuestion(null)
      onWrong()
    },
    keep: () => guard(save),
  }
}

/** A failed attempt to store the address in the account does not stop the purchase. */
async function saveAddress(address: AddressInput): Promise<void> {
  const { addAddress } = await import('../../client/account/add-address.ts')
  const { subscriptions: _, ...own } = address
  await addAddress({ ...own, approachType: 'S' }).catch(console.warn)
}

/** Asks the server to check an address; null where the cart is lost, which saving it repairs. */
async function checkAddress(basketId: string, address: AddressInput): Promise<AddressCheck | null> {
  try {
    return await browserApi.call('cart.validateShippingAddress', { params: { basketId }, body: { address } })
  } catch (error) {
    if (isApiError(error, 'BSK404')) return null
    throw error
  }
}

type AddressCheck = CallReply<'cart.validateShippingAddress'>

/** Makes the question about a doubtful address; null for a good one. */
function toQuestion(check: AddressCheck | null, names: readonly string[]): AddressQuestion | null {
  if (check?.status === 'suggestion' && check.suggestion)
    return { kind: 'suggestion', address: pick(check.suggestion, names) }
  const problems = check?.status === 'incomplete' ? check.problems : []
  return problems.length > 0 ? { kind: 'doubt', problems } : null
}

const pick = (address: Readonly<Record<string, unknown>>, names: readonly string[]): AddressValues =>
  Object.fromEntries(names.flatMap((name) => (typeof address[name] === 'string' ? [[name, address[name]]] : [])))

/** Says whether the shipping methods stayed the same; an address can exclude the chosen one, which the shopper then sees. */
const sameMethods = (before: Cart, after: Cart) =>
  before.shippingMethods.every(
    ({ shippingId, code }) =>
      code === '' || after.shippingMethods.some((method) => method.shippingId === shippingId && method.code === code),
  )
