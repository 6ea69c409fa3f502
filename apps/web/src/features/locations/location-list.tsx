import type { CallReply } from '@lacehouse/contracts'
import { useShop } from '../../client/use-shop.ts'
import { rememberLocale } from '../../components/location/remember-locale.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { findSamePage } from './find-same-page.ts'
import styles from './location-list.module.css'

type Props = {
  readonly regions: CallReply<'utilities.locales'>['regions']
  /** Links to this page in the other country where it exists there, rather than to the home page. */
  readonly keepsPage?: boolean
  /** The level of the regions' headings. */
  readonly level?: 'h2' | 'h3'
}

/** Lists countries by region, each with its languages and currency. */
export function LocationList({ regions, keepsPage = false, level: Heading = 'h3' }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  return regions.map(({ region, sites }) => (
    <section className={styles.region} key={region}>
      <Heading className={styles.title}>{region}</Heading>
      <ul>
        {sites.flatMap(({ countryName, currency, locales }) =>
          locales.map((choice) => (
            <li key={choice.locale}>
              <a
                className={styles.choice}
                href={(keepsPage ? findSamePage(choice.locale) : null) ?? choice.url}
                data-native
                aria-current={choice.locale === locale ? 'true' : undefined}
                onClick={() => rememberLocale(choice.locale)}
              >
                <span className={styles.country}>{countryName}</span>
                <span className={styles.language}>{choice.language}</span>
                {choice.locale === locale ? (
                  <Badge tone="ink">{t('dialogs.location.current')}</Badge>
                ) : (
                  <span>{currency}</span>
                )}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  ))
}
