import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './pager.module.css'

type Props = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Leads through the pages of a list, and says how many entries there are. */
export function Pager({ page, pageSize, total, onPage }: Props) {
  const { t } = useWords()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return (
    <div className={styles.pager}>
      <p role="status">{t('backoffice.list.count', { total })}</p>
      {pages > 1 ? (
        <nav className={styles.pages} aria-label={t('backoffice.list.page', { page, pages })}>
          <Button onClick={() => onPage(page - 1)} disabled={page <= 1} aria-label={t('backoffice.list.previous')}>
            ←
          </Button>
          <span>{t('backoffice.list.page', { page, pages })}</span>
          <Button onClick={() => onPage(page + 1)} disabled={page >= pages} aria-label={t('backoffice.list.next')}>
            →
          </Button>
        </nav>
      ) : null}
    </div>
  )
}
