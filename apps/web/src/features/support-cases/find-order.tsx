import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FaultyOrder, fromTracked } from './faulty-order.ts'
import styles from './warranty-page.module.css'

type Field = 'orderNumber' | 'email'
type Values = Readonly<Record<Field, string>>
type Errors = Readonly<Partial<Record<Field, string>>>
type Props = { readonly orderNumber: string; readonly onFound: (order: FaultyOrder) => void }

/** What is typed stands in the form alone, so that nothing is lost that was typed before the page's scripts ran. */
const readValues = (form: HTMLFormElement): Values => {
  const data = new FormData(form)
  const read = (field: Field): string => String(data.get(field) ?? '').trim()
  return { orderNumber: read('orderNumber'), email: read('email') }
}

/** Finds a guest's order by its number and mail address; a wrong pair is said to be unknown, whichever of both is wrong. */
export function FindOrder({ orderNumber, onFound }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const judge = (values: Values): Errors => {
    const isNumber = parseOrderNumber(values.orderNumber) !== null
    const { email } = values
    return {
      ...(!isNumber && { orderNumber: t(values.orderNumber ? 'validation.pattern' : 'validation.required') }),
      ...(!isEmail(email) && { email: t(email ? 'validation.email' : 'validation.required') }),
    }
  }

  async function find(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const values = readValues(form)
    const wrong = judge(values)
    setErrors(wrong)
    setRefusal(null)
    const [first] = Object.keys(wrong)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    try {
      onFound(fromTracked(await browserApi.call('orders.track', { body: values }), values.email))
    } catch (error) {
      setRefusal(isApiError(error, 'OHS4004', 'API400') ? t('cases.warranty.notFound') : formatError(t, error))
    } finally {
      setBusy(false)
    }
  }

  const register = (field: Field) => ({
    name: field,
    label: t(`cases.field.${field}`),
    error: errors[field] ?? null,
    required: true,
    onChange: () => setErrors(({ [field]: _, ...others }) => others),
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      const wrong = target.form && judge(readValues(target.form))[field]
      if (wrong && target.value !== '') setErrors((old) => ({ ...old, [field]: wrong }))
    },
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={`/${locale}/warranty`}
      noValidate
      data-replay
      aria-label={t('cases.warranty.order')}
      onSubmit={(event) => void find(event)}
    >
      {refusal ? <Notice tone="negative">{refusal}</Notice> : null}
      <div className={styles.pair}>
        <TextField
          {...register('orderNumber')}
          defaultValue={orderNumber}
          maxLength={40}
          hint={t('cases.warranty.orderText')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          {...register('email')}
          maxLength={100}
          hint={t('cases.field.emailHint')}
          type="email"
          autoComplete="email"
        />
      </div>
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {t('cases.warranty.find')}
      </Button>
    </form>
  )
}
