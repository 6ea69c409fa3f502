import { interests, parseInterests } from '@lacehouse/domain/consumers/interests'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { updateProfile } from '../../client/account/update-profile.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatError } from '../cart/format-error.ts'
import styles from './profile-parts.module.css'

type Props = {
  /** The interests so far, separated by pipes. */
  readonly interests: string
  readonly onSaved: (interests: string) => void
  /** A way around the form, below its button. */
  readonly children?: ReactNode
}

/** Asks what the shopper is interested in, and stores it in the profile (ACC-13). */
export function InterestsForm({ interests: before, onSaved, children }: Props) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly string[]>(() => parseInterests(before) ?? [])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const { preferences } = await updateProfile({ preferences: { interests: chosen.join('|') } })
      onSaved(preferences.interests)
    } catch (error) {
      setFailure(formatError(t, error))
      setBusy(false)
    }
  }

  const toggle = (interest: string, isOn: boolean): void =>
    setChosen((old) => [...old.filter((one) => one !== interest), ...(isOn ? [interest] : [])])

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <p>{t('profile.interests.text')}</p>
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      <div>
        {interests.map((interest) => (
          <Checkbox
            key={interest}
            label={t(`profile.interest.${interest}`)}
            checked={chosen.includes(interest)}
            onChange={({ target }) => toggle(interest, target.checked)}
          />
        ))}
      </div>
      <Button type="submit" variant="action" size="large" wide busy={isBusy}>
        {t('profile.interests.save')}
      </Button>
      {children}
    </form>
  )
}
