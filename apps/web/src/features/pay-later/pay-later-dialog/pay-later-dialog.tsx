import { isCurrency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { instalmentCount, planInstalments } from '@lacehouse/domain/payment/plan-instalments'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import styles from './pay-later-dialog.module.css'

export type PayLaterArgs = { readonly amount: number; readonly currency: string }

const daysBetween = 30

/** Shows the instalments of an amount, each with its day, and their exact sum (DLG-13). */
export function PayLaterDialog({ args }: DialogProps<PayLaterArgs, void>) {
  const t = useTranslate()
  const { amount: format } = useFormat()
  const { amount, currency } = args
  const parts = isCurrency(currency) ? (planInstalments(fromWire(amount, currency).amount, currency) ?? []) : []
  const write = (part: number) => (isCurrency(currency) ? format(amountToWire(part, currency), currency) : '')
  return (
    <DialogFrame title={t('wallet.payLater.title', { count: instalmentCount })}>
      <p>{t('wallet.payLater.lead', { total: format(amount, currency), count: instalmentCount })}</p>
      <dl className={styles.parts}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an instalment is identified by its position only
          <div key={place}>
            <dt>
              {place === 0 ? t('wallet.payLater.today') : t('wallet.payLater.inDays', { days: place * daysBetween })}
            </dt>
            <dd>{write(part)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('wallet.payLater.total')}</dt>
          <dd>{format(amount, currency)}</dd>
        </div>
      </dl>
      <h3>{t('wallet.payLater.steps')}</h3>
      <ol className={styles.steps}>
        <li>{t('wallet.payLater.step1')}</li>
        <li>{t('wallet.payLater.step2')}</li>
        <li>{t('wallet.payLater.step3')}</li>
      </ol>
      <p className={styles.note}>{t('wallet.payLater.note')}</p>
    </DialogFrame>
  )
}
