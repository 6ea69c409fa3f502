import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { MessagesProvider } from '../../i18n/messages-provider.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { loader } from '../../root.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './page-failure.module.css'

/** What is shown in place of a page that is not there or has failed (RT-18). */
export function PageFailure({ error }: { readonly error: unknown }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <MessagesProvider locale={locale} areas={['common', 'errors']}>
      {missing ? <NotFound locale={locale} /> : <Crash locale={locale} />}
    </MessagesProvider>
  )
}

type Props = { readonly locale: string | undefined }

function NotFound({ locale }: Props) {
  const say = useText()
  return (
    <section className={styles.failure} data-areas="common errors">
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1>{say('errors.notFound.title')}</h1>
      <p className={styles.text}>{say('errors.notFound.text')}</p>
      <LinkButton href={`/${locale ?? ''}`} size="large">
        {say('errors.notFound.home')}
      </LinkButton>
    </section>
  )
}

function Crash({ locale }: Props) {
  const say = useText()
  return (
    <section className={styles.failure} data-areas="common errors">
      <h1>{say('errors.crash.title')}</h1>
      <p className={styles.text}>{say('errors.crash.text')}</p>
      <div className={styles.ways}>
        <Button size="large" onClick={() => location.reload()}>
          {say('errors.crash.retry')}
        </Button>
        <LinkButton variant="secondary" size="large" href={`/${locale ?? ''}`} data-native>
          {say('errors.notFound.home')}
        </LinkButton>
      </div>
    </section>
  )
}
