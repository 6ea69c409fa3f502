import { WelcomePromotion } from '../../../components/sign-up/welcome-promotion.tsx'
import { WelcomeText } from '../../../components/sign-up/welcome-text.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './enrolment-dialog.module.css'
import type { StepProps } from './step-props.ts'

/** Welcomes a new member with the code for the first order (REG-01, REG-10). */
export function WelcomeStep({ onNext }: StepProps) {
  const t = useTranslate()
  return (
    <div className={styles.step}>
      <WelcomeText />
      <WelcomePromotion />
      <Button variant="action" size="large" wide onClick={onNext}>
        {t('credentials.enrolment.next')}
      </Button>
    </div>
  )
}
