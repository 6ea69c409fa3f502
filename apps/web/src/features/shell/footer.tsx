import type { FooterDocument } from '@lacehouse/contracts'
import { use } from 'react'
import { getBrand } from '../../brands/brands.ts'
import { type ShopData, type ShopSite, useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { useServerData } from '../../rendering/server-data.ts'
import { SharedElement } from '../../rendering/shared-element.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './footer.module.css'
import { listLegalLinks } from './list-legal-links.ts'
import { loadFooter } from './load-menu.ts'
import { Logo } from './logo.tsx'

type Props = {
  readonly year: number
  readonly countryName: string
  readonly languageName: string
}

/**
 * Shows links to help, company and legal pages, and the link that changes country or language. The browser renders it
 * only after a navigation from a page without a footer: from the checkout to another page.
 */
export function Footer({ year, countryName, languageName }: Props) {
  const { locale, site } = useShop()
  const { brand, law } = site
  const written = useServerData('footer') ?? null
  const footer = import.meta.env.SSR ? written : use(loadFooter(site.siteId))
  const props = { year, countryName, languageName, locale, brand, law, footer }
  return (
    <SharedElement as="footer" part={{ name: 'footer', props }} className={styles.footer}>
      <FooterContent {...props} />
    </SharedElement>
  )
}

type ContentProps = Props &
  Pick<ShopSite, 'brand' | 'law'> &
  Pick<ShopData, 'locale'> & { readonly footer: FooterDocument | null }

function FooterContent({ year, countryName, languageName, locale, brand, law, footer }: ContentProps) {
  const t = useTranslate()
  return (
    <div className={styles.inside}>
      <Logo className={styles.logo} brand={brand} height={36} />
      {footer ? (
        <div className={styles.columns}>
          {footer.columns.map(({ id, title, targets }) => (
            <nav key={id} aria-label={title}>
              <p className={styles.heading}>{title}</p>
              <ul>
                {targets.map(({ text, url, targetAttribute }) => (
                  <li key={url + text}>
                    <a className={styles.link} href={url} target={targetAttribute}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      ) : null}
      <div className={styles.base}>
        {/* A page of its own until `watch-location-links.ts` is there, a dialog from then on. */}
        <a className={styles.locale} href={`/${locale}/location-selector`} aria-haspopup="dialog" data-location-link>
          <Icon name="globe" size={18} />
          {t('navigation.location.current', { country: countryName, language: languageName })}
        </a>
        <ul className={styles.legal}>
          {listLegalLinks(law).map(({ path, key }) => (
            <li key={path}>
              <a className={styles.link} href={`/${locale}/${path}`}>
                {t(key)}
              </a>
            </li>
          ))}
          {footer?.legal.map(({ text, url }) => (
            <li key={url + text}>
              <a className={styles.link} href={url}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {t('navigation.footer.copyright', { year: String(year), brand: getBrand(brand).name })}
          {footer?.note ? ` · ${footer.note}` : ''}
        </p>
      </div>
    </div>
  )
}
