import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, NavLink } from 'react-router'
import { callBackoffice } from '../client/call-backoffice.ts'
import { changeSession } from '../client/change-session.ts'
import { useSession } from '../client/use-session.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/use-words.ts'
import { areas, listAreas } from './areas.ts'
import { LanguageSelect } from './language-select.tsx'
import styles from './shell.module.css'

/** The areas that the rights open, who is signed in, and the way out. */
export function Header() {
  const { t } = useWords()
  const { name, rights } = useSession()
  const client = useQueryClient()
  const signOut = useMutation({
    mutationFn: () => callBackoffice('backoffice.signOut', {}),
    onSuccess: () => changeSession(client, null),
    onError: () => changeSession(client, null),
  })
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a header of the whole page is a banner, which takes a name
    <header className={styles.header} aria-label={t('backoffice.title')}>
      <Link className={styles.brand} to="/">
        {t('backoffice.title')}
      </Link>
      <nav className={styles.areas} aria-label={t('backoffice.nav.areas')}>
        {listAreas(rights).map((area) => (
          <NavLink key={area} to={areas[area].path}>
            {t(`backoffice.nav.${area}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.person}>
        <span className={styles.name}>{name}</span>
        <LanguageSelect />
        <Button variant="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('backoffice.nav.signOut')}
        </Button>
      </div>
    </header>
  )
}
