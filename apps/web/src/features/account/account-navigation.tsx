import type { Account } from '../../client/account/account-memory.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-navigation.module.css'
import { type AccountPageId, listAccountPages } from './account-pages.ts'

type Props = {
  readonly account: Account
  /** The page that is shown; null beside a page that is none of the account's. */
  readonly current: AccountPageId | null
}

/** Links to the pages of the account (ACC-17). */
export function AccountNavigation({ account, current }: Props) {
  const t = useTranslate()
  const { locale, site } = useShop()
  return (
    <nav className={styles.navigation} aria-label={t('account.navigation')}>
      <ul>
        {listAccountPages(account, site).map(({ id, icon, label, toPath }) => (
          <li key={id}>
            <a className={styles.link} href={toPath(locale)} aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{t(label)}</span>
              <span className={styles.onward}>
                <Icon name="chevron-right" size={18} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
