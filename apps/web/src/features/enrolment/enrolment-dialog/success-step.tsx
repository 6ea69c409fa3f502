import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './enrolment-dialog.module.css'
import type { StepProps } from './step-props.ts'

/** Ends the flow: everything can be changed in the account (REG-01). */
export function SuccessStep({ onEnd }: StepProps) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.step}>
      <Notice tone="positive">{t('credentials.enrolment.success.text')}</Notice>
      <Button variant="action" size="large" wide onClick={onEnd}>
        {t('credentials.welcome.shop')}
      </Button>
      <LinkButton href={`/${locale}/account`} variant="secondary" size="large" wide>
        {t('credentials.welcome.account')}
      </LinkButton>
    </div>
  )
}
