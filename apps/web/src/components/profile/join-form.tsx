import { type ReactNode, type SubmitEvent, useState } from 'react'
import { joinLoyalty } from '../../client/account/join-loyalty.ts'
import { useShop } from '../../client/use-shop.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AddressFormField } from '../address/address-fields.ts'
import { formatError } from '../cart/format-error.ts'
import type { Profile } from './loaded-profile.tsx'
import { ProfileFields } from './profile-fields.tsx'
import styles from './profile-parts.module.css'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  readonly profile: Profile
  /** The rule of the country's postal codes. */
  readonly postalCode: AddressFormField
  readonly onJoined: () => void
}

/** The form to join the loyalty programme; what the account knows is filled in and locked (REG-05). */
export function JoinForm({ profile: loaded, postalCode, onJoined }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  // A value that was saved on the way to the membership stays a field that can be corrected.
  const [profile] = useState(loaded)
  const form = useProfileForm(profile, postalCode, { isQuiet: true })
  const [hasAgreed, setAgreed] = useState(false)
  const [wantsNewsletter, setWantsNewsletter] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isJoining, setJoining] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { currentTarget } = event
    setFailure(null)
    setProblem(hasAgreed ? null : t('validation.accept'))
    // Nothing is saved before the terms are accepted.
    const wrong = await (hasAgreed ? form.send() : form.check())
    const [first] = [...(wrong ?? []), ...(hasAgreed ? [] : ['terms'])]
    if (first) return currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (!wrong || isJoining) return
    setJoining(true)
    try {
      await joinLoyalty({ wantsNewsletter })
      onJoined()
    } catch (error) {
      setFailure(formatError(t, error))
      setJoining(false)
    }
  }

  const linkToTerms = (words: ReactNode[]) => (
    <a href={`/${locale}/loyalty-terms`} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('profile.loyalty.join.title')}
      onSubmit={(event) => void submit(event)}
    >
      <p>{t('profile.loyalty.join.text')}</p>
      {(failure ?? form.refusal) ? <Notice tone="negative">{failure ?? form.refusal}</Notice> : null}
      <ProfileFields profile={profile} postalCode={postalCode} form={form} locksKnown />
      <div>
        <Checkbox
          name="terms"
          label={<Text id="profile.loyalty.join.terms" values={{ link: linkToTerms }} />}
          checked={hasAgreed}
          error={problem}
          onChange={({ target }) => {
            setAgreed(target.checked)
            setProblem(null)
          }}
        />
        <Checkbox
          label={t('profile.subscription.email.LoyaltyNewsletter')}
          hint={t('profile.subscription.email.LoyaltyNewsletter.hint')}
          checked={wantsNewsletter}
          onChange={({ target }) => setWantsNewsletter(target.checked)}
        />
      </div>
      <Button type="submit" variant="action" size="large" wide busy={form.isBusy || isJoining}>
        {t('profile.loyalty.join.action')}
      </Button>
    </form>
  )
}
