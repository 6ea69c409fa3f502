import { type ReactNode, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { type OwnSubscription, SubscriptionState } from './mail-subscription.tsx'
import styles from './profile-parts.module.css'
import { useSubscription } from './use-subscription.ts'

type Props = {
  readonly own: OwnSubscription | null
  /** The account's number as people read it; without a valid one the box cannot be ticked. */
  readonly phone: string | null
}

/** Messages by text: the box needs a phone number, and ticking it opens the terms, whose acceptance sets it (REG-06). */
export function TextSubscription({ own, phone }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { isOn, error, change } = useSubscription({ channel: 'sms', type: 'Newsletter' }, own?.optin ?? false)
  const linkToTerms = (words: ReactNode[]) => (
    <a href={`/${locale}/sms-terms`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  const close = (): void => {
    setAsking(false)
    // The buttons disappear.
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place}>
      <Checkbox
        label={t('profile.subscription.sms.Newsletter')}
        hint={
          phone ? t('profile.subscription.sms.Newsletter.hint', { phone }) : t('profile.subscription.sms.needsPhone')
        }
        disabled={phone === null}
        checked={isOn}
        error={error}
        aria-expanded={isAsking}
        onChange={({ target }) => {
          setAsking(target.checked)
          if (!target.checked) change(false)
        }}
      />
      {isAsking && !isOn ? (
        <div className={styles.card}>
          <p>
            <Text id="profile.subscription.sms.terms" values={{ link: linkToTerms }} />
          </p>
          <div className={styles.ways}>
            <Button
              variant="action"
              onClick={() => {
                close()
                change(true)
              }}
            >
              {t('profile.subscription.sms.accept')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('profile.cancel')}
            </Button>
          </div>
        </div>
      ) : null}
      <SubscriptionState own={own} />
    </div>
  )
}
