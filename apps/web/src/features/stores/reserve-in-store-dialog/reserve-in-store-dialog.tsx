import type { CallReply } from '@lacehouse/contracts'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { changeCart } from '../../../client/cart/change-cart.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { EmailField } from '../../../components/email/email-field.tsx'
import { StoreDetails } from '../../../components/stores/store-details.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../pickup-in-store-dialog/pickup-in-store-dialog.module.css'
import { type ContactField, type ContactValues, contactFields, findContactProblem } from './contact-fields.ts'

export type ReserveArgs = {
  readonly item: {
    readonly productId: string
    readonly name: string
    readonly pdpUrl: string
  }
  readonly store: { readonly id: string; readonly name: string }
}

type Reservation = CallReply<'cart.reserveWithItem'>['reservation']

const formId = 'reserve'

/** Asks for the contact of a reservation, reserves the item in a store, and shows until when (CART-19). */
export function ReserveInStore({ args: { item, store } }: DialogProps<ReserveArgs, void>) {
  const t = useTranslate()
  const [values, setValues] = useState<ContactValues>({ firstName: '', lastName: '', email: '' })
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [held, setHeld] = useState<Reservation | null>(null)

  const judge = (field: ContactField) => {
    const problem = findContactProblem(field, values[field])
    return problem ? t(problem.key, problem.values) : undefined
  }
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const wrong = Object.fromEntries(contactFields.map(({ name }) => [name, judge(name)]))
    setErrors(wrong)
    const first = contactFields.find(({ name }) => wrong[name])
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus()
    setBusy(true)
    setRefusal(null)
    try {
      setHeld(await reserve({ item, store }, values))
    } catch (error) {
      setRefusal(error instanceof ApiError && error.status === 400 ? error.message : formatError(t, error))
    } finally {
      setBusy(false)
    }
  }
  if (held) return <Held item={item} reservation={held} email={values.email.trim()} />
  return (
    <DialogFrame
      title={t('stores.reserve.title')}
      footer={
        <Button type="submit" form={formId} variant="action" size="large" wide busy={isBusy}>
          {t('stores.reserve.action')}
        </Button>
      }
    >
      <form id={formId} className={styles.body} onSubmit={(event) => void send(event)} noValidate>
        <p>{t('stores.reserve.text', { product: item.name, store: store.name })}</p>
        {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
        {contactFields.map(({ name, label, autoComplete }) => {
          const shared = {
            name,
            label: t(label),
            autoComplete,
            required: true,
            value: values[name],
            error: errors[name] ?? null,
            onBlur: () => setErrors((old) => ({ ...old, [name]: judge(name) })),
            onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
              setValues((old) => ({ ...old, [name]: target.value })),
          }
          return name === 'email' ? (
            <EmailField key={name} {...shared} onTake={(email) => setValues((old) => ({ ...old, email }))} />
          ) : (
            <TextField key={name} {...shared} />
          )
        })}
      </form>
    </DialogFrame>
  )
}

type HeldProps = {
  readonly item: ReserveArgs['item']
  readonly reservation: Reservation
  readonly email: string
}

/** Shows until when the store holds the item, and how an unknown mailbox confirms the reservation. */
function Held({ item, reservation, email }: HeldProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale } = useShop()
  const { confirmation, until, store } = reservation
  const isConfirmed = confirmation === 'confirmed'
  const words = { product: item.name, store: store.name }
  const { timeZone } = store
  const time = date(until, { timeStyle: 'short', timeZone })
  const day = date(until, { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (
    <DialogFrame
      title={t(isConfirmed ? 'stores.reserved.title' : 'stores.reserved.confirmTitle')}
      footer={
        <LinkButton variant="action" size="large" wide href={`/${locale}/cart`}>
          {t('stores.reserved.cart')}
        </LinkButton>
      }
    >
      <div className={styles.body} role="status">
        {isConfirmed ? (
          <p>{t('stores.reserved.text', { ...words, until: day })}</p>
        ) : (
          <p>
            {t(confirmation === 'by_mail' ? 'stores.reserved.confirm' : 'stores.reserved.confirmEarlier', {
              ...words,
              time,
              email,
            })}
          </p>
        )}
        <StoreDetails place={store} />
      </div>
    </DialogFrame>
  )
}

async function reserve({ item, store }: ReserveArgs, contact: ContactValues): Promise<Reservation | null> {
  const { productId, pdpUrl } = item
  let made: Reservation | null = null
  await changeCart(async ({ cartId }) => {
    const body = { productId, pdpUrl, storeId: store.id, contact, ...(cartId && { cartId }) }
    const { reservation, cart } = await browserApi.call('cart.reserveWithItem', { body })
    made = reservation
    return cart
  })
  return made
}
