import { Link } from 'react-router'
import { useSession } from '../client/use-session.ts'
import { useWords } from '../words/use-words.ts'
import { listAreas } from './areas.ts'

/** Shows that an address leads nowhere for this member of staff, or that no role gives them an area. */
export function NothingHere() {
  const { t } = useWords()
  const { rights } = useSession()
  const hasArea = listAreas(rights).length > 0
  return (
    <>
      <h1>{t('backoffice.title')}</h1>
      <p>{t(hasArea ? 'backoffice.nothingHere' : 'backoffice.noArea')}</p>
      {hasArea ? (
        <p>
          <Link to="/">{t('backoffice.toStart')}</Link>
        </p>
      ) : null}
    </>
  )
}
