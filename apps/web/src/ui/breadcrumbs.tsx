import { useTranslate } from '../i18n/use-text.ts'
import styles from './breadcrumbs.module.css'

type Crumb = { readonly id: string; readonly name: string; readonly url: string }
type Props = {
  readonly crumbs: readonly Crumb[]
  /** The last crumb is a link too, because the page itself is not among the crumbs. */
  readonly leadsOn?: boolean
}

/** Shows the path from the catalogue's first level to the page. */
export function Breadcrumbs({ crumbs, leadsOn = false }: Props) {
  const t = useTranslate()
  return (
    <nav className={styles.way} aria-label={t('navigation.breadcrumbs')}>
      <ol>
        {crumbs.map(({ id, name, url }, index) => (
          <li key={id}>
            {index === crumbs.length - 1 && !leadsOn ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={url}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
