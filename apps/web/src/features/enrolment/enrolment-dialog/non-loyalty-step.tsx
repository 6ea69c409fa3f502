import { useState } from 'react'
import { usePostalCodeRule } from '../../../client/account/postal-code-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import { JoinForm } from '../../../components/profile/join-form.tsx'
import { WelcomeText } from '../../../components/sign-up/welcome-text.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './enrolment-dialog.module.css'
import { LaterButton } from './later-button.tsx'
import type { StepProps } from './step-props.ts'

/** Welcomes an account outside the loyalty programme, and lets it join with what it has given already (REG-01, REG-05). */
export function NonLoyaltyStep({ profile, onNext, onJoined }: StepProps) {
  const t = useTranslate()
  const { site } = useShop()
  const postalCode = usePostalCodeRule(site.country)
  const [isJoining, setJoining] = useState(false)
  if (isJoining && postalCode) return <JoinForm profile={profile} postalCode={postalCode} onJoined={onJoined} />
  return (
    <div className={styles.step}>
      <WelcomeText />
      {site.features.loyalty ? (
        <>
          <div>
            <h3 className={styles.heading}>{t('credentials.enrolment.join.title')}</h3>
            <p className={styles.text}>{t('profile.loyalty.none.text')}</p>
          </div>
          <Button variant="action" size="large" wide onClick={() => setJoining(true)}>
            {t('profile.loyalty.join.action')}
          </Button>
          <LaterButton onLater={onNext} />
        </>
      ) : (
        <Button variant="action" size="large" wide onClick={onNext}>
          {t('credentials.enrolment.next')}
        </Button>
      )}
    </div>
  )
}
