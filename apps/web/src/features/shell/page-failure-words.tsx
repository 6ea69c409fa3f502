import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { getBrand } from '../../brands/brands.ts'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { loadShell as loader } from './load-shell.ts'
import styles from './page-failure-words.module.css'
import { useMenu } from './use-menu.ts'

/** Shows the message of a page that is missing or has failed, with links to continue (RT-18). */
export function PageFailureWords({ error }: { readonly error: unknown }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale
  const status = isRouteErrorResponse(error) ? error.status : null
  const missing = status === 404
  return (
    <MessagesProvider locale={locale} areas={['common', 'errors', 'seo']}>
      <PageTitle id={toTitle(status)} />
      <meta name="robots" content="noindex" />
      {missing ? <NotFound locale={locale} /> : <Crash locale={locale} isAway={status === 503} />}
    </MessagesProvider>
  )
}

const titles = { 404: 'seo.notFound.title', 503: 'seo.away.title' } as const

const toTitle = (status: number | null) =>
  status === 404 || status === 503 ? titles[status] : ('seo.crash.title' as const)

type Props = { readonly locale: string | undefined }

/** Sets the title of the document, because a failed page has no `meta`. */
function PageTitle({ id }: { readonly id: ReturnType<typeof toTitle> }) {
  const t = useTranslate()
  const brand = useRouteLoaderData<typeof loader>('root')?.site.brand ?? ''
  return <title>{t(id, { brand: getBrand(brand).name })}</title>
}

/** Shows that the page does not exist, with links to the home page and the first level of the menu. */
function NotFound({ locale }: Props) {
  const t = useTranslate()
  const hasMenu = useRouteLoaderData<typeof loader>('root')?.hasMenu
  return (
    <section className={styles.failure} data-areas="common errors seo">
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1>{t('errors.notFound.title')}</h1>
      <p className={styles.text}>{t('errors.notFound.text')}</p>
      <ul className={styles.ways}>
        <li>
          <LinkButton href={`/${locale ?? ''}`}>{t('errors.notFound.home')}</LinkButton>
        </li>
        {hasMenu ? <MenuLinks /> : null}
      </ul>
    </section>
  )
}

/** Shows links to the first level of the menu. */
function MenuLinks() {
  return useMenu()?.items.map(({ id, title, target }) => (
    <li key={id}>
      <LinkButton variant="secondary" href={target.url}>
        {title}
      </LinkButton>
    </li>
  ))
}

/** Shows that the page has failed, or that it is not available now. */
function Crash({ locale, isAway }: Props & { readonly isAway: boolean }) {
  const t = useTranslate()
  return (
    <section className={styles.failure} data-areas="common errors seo">
      <h1>{t(isAway ? 'errors.away.title' : 'errors.crash.title')}</h1>
      <p className={styles.text}>{t(isAway ? 'errors.away.text' : 'errors.crash.text')}</p>
      <div className={styles.ways}>
        <Button size="large" onClick={() => location.reload()}>
          {t('errors.crash.retry')}
        </Button>
        <LinkButton variant="secondary" size="large" href={`/${locale ?? ''}`} data-native>
          {t('errors.notFound.home')}
        </LinkButton>
      </div>
    </section>
  )
}
