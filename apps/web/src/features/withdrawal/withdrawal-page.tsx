import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  emptyWithdrawal,
  type WithdrawalProblems,
  type WithdrawalValues,
  withdrawalFields,
  withdrawalLengths,
} from './read-withdrawal.ts'
import styles from './withdrawal-page.module.css'

/** How far a withdrawal is: its form, with what is wrong; its check before it is sent; or its receipt. */
export type WithdrawalState =
  | { readonly step: 'form'; readonly values: WithdrawalValues; readonly problems: WithdrawalProblems }
  | { readonly step: 'check'; readonly values: WithdrawalValues; readonly failure?: string | undefined }
  | { readonly step: 'done'; readonly email: string; readonly declaredAt: string }

type Props = {
  /** The number of the order whose link was followed; empty for none. */
  readonly order: string
  readonly state?: WithdrawalState | undefined
}

/** Lets a consumer withdraw from a contract in two steps, without an account and without scripts (decision 0051). */
export function WithdrawalPage({ order, state = toFirst(order) }: Props) {
  if (state.step === 'done') return <Receipt {...state} />
  return state.step === 'check' ? <Check {...state} /> : <Form {...state} />
}

const toFirst = (contract: string): WithdrawalState => ({
  ...{ step: 'form', values: { ...emptyWithdrawal, contract }, problems: {} },
})

function Form({ values, problems }: Extract<WithdrawalState, { step: 'form' }>) {
  const t = useTranslate()
  const { locale } = useShop()
  const register = (field: keyof WithdrawalValues) => ({
    name: field,
    label: t(`withdrawal.field.${field}`),
    defaultValue: values[field],
    maxLength: withdrawalLengths[field],
    error: problems[field] ? t(problems[field]) : null,
  })
  return (
    <section className={styles.page}>
      <h1>{t('withdrawal.title')}</h1>
      <p>
        <Text
          id="withdrawal.text"
          values={{ link: (words: ReactNode[]) => <a href={`/${locale}/withdrawal-policy`}>{words}</a> }}
        />
      </p>
      <form className={styles.form} method="post" action={`/${locale}/withdrawal`} noValidate>
        <input type="hidden" name="step" value="check" />
        <TextField {...register('name')} autoComplete="name" required />
        <TextField {...register('contract')} hint={t('withdrawal.contractHint')} autoComplete="off" required />
        <TextField {...register('email')} hint={t('withdrawal.emailHint')} type="email" autoComplete="email" required />
        <TextArea
          {...register('goods')}
          hint={t('withdrawal.goodsHint')}
          optionalLabel={t('common.optional')}
          rows={3}
        />
        <Button type="submit" variant="action" size="large">
          {t('withdrawal.next')}
        </Button>
      </form>
    </section>
  )
}

function Check({ values, failure }: Extract<WithdrawalState, { step: 'check' }>) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <section className={styles.page}>
      <h1>{t('withdrawal.check')}</h1>
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      <p>{t('withdrawal.declaration')}</p>
      <dl className={styles.values}>
        {withdrawalFields.map((field) => (
          <div key={field}>
            <dt>{t(`withdrawal.field.${field}`)}</dt>
            <dd>{field === 'goods' && values.goods === '' ? t('withdrawal.allGoods') : values[field]}</dd>
          </div>
        ))}
      </dl>
      <form className={styles.ways} method="post" action={`/${locale}/withdrawal`}>
        {withdrawalFields.map((field) => (
          <input key={field} type="hidden" name={field} value={values[field]} />
        ))}
        <Button type="submit" name="step" value="confirm" variant="action" size="large">
          {t('withdrawal.confirm')}
        </Button>
        <Button type="submit" name="step" value="form" variant="secondary" size="large">
          {t('withdrawal.change')}
        </Button>
      </form>
    </section>
  )
}

function Receipt({ email, declaredAt }: Extract<WithdrawalState, { step: 'done' }>) {
  const t = useTranslate()
  const { date } = useFormat()
  const moment = date(declaredAt, { dateStyle: 'full', timeStyle: 'long' })
  return (
    <section className={styles.page}>
      <h1>{t('withdrawal.done')}</h1>
      <Notice tone="positive">{t('withdrawal.doneText', { moment, email })}</Notice>
    </section>
  )
}
