import { useTranslate } from '../i18n/use-text.ts'
import styles from './breadcrumbs.module.css'

type Crumb = { readonly id: string; readonly name: string; readonly url: string }
type Props = {
  readonly crumbs: readonly Crumb[]
  /** The last one is a way back too, where the page itself is not among them. */
  readonly leadsOn?: boolean
}

/** The way here from the first level of the catalogue. */
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
