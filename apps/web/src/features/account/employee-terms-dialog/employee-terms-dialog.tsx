import { useState } from 'react'
import { useOwnProfile } from '../../../client/account/profile-query.ts'
import { updateProfile } from '../../../client/account/update-profile.ts'
import { queryClient } from '../../../client/api/query-client.ts'
import { cartKey } from '../../../client/cart/cart-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { DialogProps } from '../../../ui/dialogs/define-dialog.ts'
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import styles from './employee-terms-dialog.module.css'

/** Shows an employee the terms of the discount, which begins when they are accepted (DLG-10, ROLE-01). */
export function EmployeeTermsDialog({ resolve, dismiss }: DialogProps<Record<string, never>, true>) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { site, locale } = useShop()
  const { profile, retry } = useOwnProfile()
  const employee = profile?.consumerDetails.employee
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function accept(termsVersion: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await updateProfile({ consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true, termsVersion } } })
      // The cart has other prices now.
      void queryClient.invalidateQueries({ queryKey: cartKey })
      toasts.add({ title: t('account.terms.accepted'), tone: 'positive' })
      resolve(true)
    } catch (error) {
      setFailure(formatError(t, error))
      setBusy(false)
    }
  }

  return (
    <DialogFrame
      title={t('account.terms.title')}
      footer={
        <div className={styles.actions}>
          <Button
            variant="action"
            size="large"
            wide
            busy={isBusy}
            disabled={!employee}
            onClick={() => employee && void accept(employee.termsVersion)}
          >
            {t('account.terms.accept')}
          </Button>
          <Button variant="secondary" size="large" wide onClick={() => dismiss()}>
            {t('account.terms.refuse')}
          </Button>
        </div>
      }
    >
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      {retry ? (
        <Notice tone="negative" actions={<Button onClick={retry}>{t('common.retry')}</Button>}>
          {t('profile.notLoaded')}
        </Notice>
      ) : null}
      {employee ? (
        <div className={styles.terms}>
          <p>{t('account.terms.text')}</p>
          <ul>
            <li>{t('account.terms.personal')}</li>
            <li>{t('account.terms.limit', { limit: amount(employee.annualCap ?? 0, site.currency) })}</li>
            <li>{t('account.terms.goods')}</li>
            <li>{t('account.terms.return')}</li>
            <li>{t('account.terms.end')}</li>
          </ul>
          <p>
            <a href={`/${locale}/associate-discount-terms`} target="_blank" rel="noreferrer">
              {t('account.terms.full')}
            </a>
          </p>
          <p className={styles.version}>{t('account.terms.version', { version: employee.termsVersion })}</p>
        </div>
      ) : (
        <Skeleton height="16rem" />
      )}
    </DialogFrame>
  )
}
