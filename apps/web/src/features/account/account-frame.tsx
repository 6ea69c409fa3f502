import type { ReactNode } from 'react'
import { useAccount } from '../../client/account/use-account.ts'
import { useIsBrowser } from '../../client/use-is-browser.ts'
import { useShop } from '../../client/use-shop.ts'
import { DeletionNotice } from '../../components/account/deletion-notice.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { openDialog } from '../../ui/dialogs/open-dialog.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './account-frame.module.css'
import { AccountNavigation } from './account-navigation.tsx'
import { type AccountPageId, isOpenTo } from './account-pages.ts'
import { SignOutButton } from './sign-out-button.tsx'

type Props = {
  readonly title: ReactNode
  /** The purpose of the page, in a sentence. */
  readonly text?: string | undefined
  readonly current: AccountPageId
  /** The page one level up; without it, the overview. */
  readonly back?: { readonly href: string; readonly label: string } | undefined
  readonly children: ReactNode
}

/**
 * The frame of every page of the account: title, navigation and content (ACC-17). A guest is asked to sign in on the page, and sees it
 * then. On a phone the navigation is a list on the overview, and the other pages link back.
 */
export function AccountFrame({ title, text, current, back, children }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const account = useAccount()
  // The page is the same for all visitors; only the browser knows who is signed in.
  if (!useIsBrowser()) return <Loading title={title} />
  if (!account) return <SignInFirst title={title} />
  const up = back ?? { href: `/${locale}/account`, label: t('account.title') }
  return (
    <div className={styles.page} data-overview={current === 'overview'}>
      <aside className={styles.aside}>
        <AccountNavigation account={account} current={current} />
        <SignOutButton />
      </aside>
      <div className={styles.content}>
        {current === 'overview' ? null : (
          <a className={styles.back} href={up.href} data-always={back !== undefined}>
            <Icon name="chevron-left" size={18} />
            {up.label}
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {isOpenTo(account, current) ? (
          <>
            <DeletionNotice />
            {children}
          </>
        ) : (
          <Notice>{t('account.personal')}</Notice>
        )}
      </div>
    </div>
  )
}

function Loading({ title }: Pick<Props, 'title'>) {
  return (
    <div className={styles.guest}>
      <h1 className={styles.title}>{title}</h1>
      <Skeleton height="16rem" />
    </div>
  )
}

function SignInFirst({ title }: Pick<Props, 'title'>) {
  const t = useTranslate()
  return (
    <div className={styles.guest}>
      <h1 className={styles.title}>{title}</h1>
      <p>{t('account.signIn.text')}</p>
      <Button variant="action" size="large" onClick={() => void openDialog('account', {})}>
        {t('account.signIn')}
      </Button>
    </div>
  )
}
