import { chooseSpend } from '@lacehouse/domain/discount-programmes/choose-spend'
import { useId } from 'react'
import { useProfile } from '../../client/account/profile-query.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { openDialog, preloadDialog } from '../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './spend-banner.module.css'

/** Shows what the shopper spent of the year's cap or credit, and offers an employee the terms of the discount (ACC-14, ROLE-01). */
export function SpendBanner() {
  const t = useTranslate()
  const { amount } = useFormat()
  const { site } = useShop()
  const titleId = useId()
  const details = useProfile()?.consumerDetails
  const spend = details ? chooseSpend(details) : null
  const needsTerms = details?.employee?.isEmployeeDiscountTCAccepted === false
  if (!spend && !needsTerms) return null
  const format = (value: number) => amount(value, site.currency)
  return (
    <>
      {needsTerms ? <TermsOffer /> : null}
      {spend ? (
        <section className={styles.banner} aria-labelledby={titleId}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {t(`account.spend.${spend.kind}`)}
            </h2>
            <p className={styles.left}>
              {t('account.spend.left', { amount: format(Math.max(0, spend.limit - spend.spent)) })}
            </p>
          </div>
          <meter className={styles.meter} aria-labelledby={titleId} max={spend.limit} value={spend.spent} />
          <p className={styles.text}>
            {spend.spent < spend.limit
              ? t('account.spend.used', { spent: format(spend.spent), limit: format(spend.limit) })
              : t(spend.kind === 'athlete' ? 'account.spend.creditEnded' : 'account.spend.ended')}
          </p>
        </section>
      ) : null}
    </>
  )
}

function TermsOffer() {
  const t = useTranslate()
  return (
    <Notice
      title={t('account.terms.offer.title')}
      actions={
        <TextButton
          aria-haspopup="dialog"
          onPointerEnter={() => preloadDialog('employee-terms')}
          onClick={() => void openDialog('employee-terms', {})}
        >
          {t('account.terms.offer.open')}
        </TextButton>
      }
    >
      {t('account.terms.offer.text')}
    </Notice>
  )
}
