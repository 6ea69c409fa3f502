import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { use } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { loadFooter } from './load-menu.ts'
import styles from './mobile-menu.module.css'
import { nameLocale } from './name-locale.ts'

/** Shows what the footer offers besides the categories: the choice of country, help and the company. */
export function MenuHelp() {
  const t = useTranslate()
  const { locale, site } = useShop()
  const footer = use(loadFooter(site.siteId))
  const { countryName, languageName } = nameLocale(toLanguageTag(locale))
  return (
    <>
      <p className={styles.own}>
        <a className={styles.line} href={`/${locale}/location-selector`} aria-haspopup="dialog" data-location-link>
          <Icon name="globe" />
          {t('navigation.location.current', { country: countryName, language: languageName })}
        </a>
      </p>
      {footer?.columns.map(({ id, title, targets }) => (
        <section className={styles.own} key={id}>
          <h3 className={styles.heading}>{title}</h3>
          <ul className={styles.leaves}>
            {targets.map(({ text, url, targetAttribute }) => (
              <li key={url + text}>
                <a className={styles.leaf} href={url} target={targetAttribute}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
