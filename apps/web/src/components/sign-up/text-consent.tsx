import { mustBePhone } from '@lacehouse/domain/phone/format-phone'
import { type ReactNode, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import styles from './sign-up-form.module.css'

type Props = {
  /** The number as it is typed; without a valid one the box cannot be ticked. */
  readonly phone: string
  readonly isOn: boolean
  readonly onSet: (isOn: boolean) => void
}

/** Text messages at sign-up: ticking the box opens the terms, whose acceptance sets it (REG-06). */
export function TextConsent({ phone, isOn, onSet }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const hasPhone = phone.trim() !== '' && mustBePhone(site.country)(phone.trim(), {}) === null
  const isOpen = isAsking && hasPhone && !isOn
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
        name="sms"
        label={t('enrolment.signUp.sms')}
        hint={t(hasPhone ? 'enrolment.signUp.sms.hint' : 'enrolment.signUp.sms.needsPhone')}
        disabled={!hasPhone}
        checked={isOn}
        aria-expanded={isOpen}
        onChange={({ target }) => {
          setAsking(target.checked)
          if (!target.checked) onSet(false)
        }}
      />
      {isOpen ? (
        <div className={styles.panel}>
          <p>
            <Text id="enrolment.signUp.sms.terms" values={{ link: linkToTerms }} />
          </p>
          <div className={styles.ways}>
            <Button
              variant="action"
              onClick={() => {
                close()
                onSet(true)
              }}
            >
              {t('enrolment.signUp.sms.accept')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('enrolment.signUp.sms.cancel')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
