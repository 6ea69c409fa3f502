import { parseInterests } from '@lacehouse/domain/consumers/interests'
import { LoadedProfile, type Profile } from '../../components/profile/loaded-profile.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { toasts } from '../../ui/toasts.ts'
import styles from './account-page.module.css'
import { FavouriteStorePart } from './favourite-store-part.tsx'
import { NotificationsPart } from './notifications-part.tsx'
import { ShoeSizePart } from './shoe-size-part.tsx'

type Part = { readonly profile: Profile }

/** The page of one's preferences: interests, shoe size, favourite store (ACC-13), and mails about orders (ACC-12). */
export function PreferencesPage() {
  return (
    <LoadedProfile>
      {(profile) => (
        <>
          <Interests profile={profile} />
          <ShoeSizePart profile={profile} />
          <FavouriteStorePart profile={profile} />
          <NotificationsPart />
        </>
      )}
    </LoadedProfile>
  )
}

function Interests({ profile }: Part) {
  const t = useTranslate()
  const { interests } = profile.preferences
  const chosen = parseInterests(interests) ?? []

  async function choose(): Promise<void> {
    const result = await openDialog('interests', { interests })
    if (result.ok) toasts.add({ title: t('profile.preferences.saved'), tone: 'positive' })
  }

  return (
    <section className={styles.part} aria-labelledby="interests">
      <div className={styles.head}>
        <h2 className={styles.heading} id="interests">
          {t('profile.interests.title')}
        </h2>
        <Button variant="secondary" onClick={() => void choose()}>
          {t(chosen.length > 0 ? 'profile.interests.change' : 'profile.interests.choose')}
        </Button>
      </div>
      {chosen.length > 0 ? (
        <ul className={styles.chosen}>
          {chosen.map((interest) => (
            <li key={interest}>
              <Badge>{t(`profile.interest.${interest}`)}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('profile.interests.none')}</p>
      )}
    </section>
  )
}
