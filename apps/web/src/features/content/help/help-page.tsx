import type { CallReply } from '@lacehouse/contracts'
import { PageBlocks } from '../../../blocks/page-blocks.tsx'
import { useShop } from '../../../client/use-shop.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Content } from '../load-content.ts'
import styles from './help-page.module.css'

/** The results of a search in the help centre. */
export type HelpFound = {
  readonly text: string
  readonly passages: CallReply<'content.searchPages'>['passages']
}

type Props = {
  readonly content: Content
  /** Null where nothing was searched. */
  readonly found: HelpFound | null
}

/** The help centre: a search that works without scripts, then its answers, or the subjects of the document. */
export function HelpPage({ content, found }: Props) {
  const { page, tiles } = content
  return (
    <div className={styles.page} data-content-page={page.slug}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        {page.subtitle ? <p className={styles.lead}>{page.subtitle}</p> : null}
        <MessagesProvider areas={['help']}>
          <Search text={found?.text ?? ''} />
          {found ? <Answers {...found} /> : null}
        </MessagesProvider>
      </header>
      {found && found.passages.length > 0 ? null : <PageBlocks blocks={page.blocks} tiles={tiles} />}
    </div>
  )
}

function Search({ text }: { readonly text: string }) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <search>
      <form className={styles.form} action={`/${locale}/help`} data-navigate key={text}>
        <TextField
          label={t('help.search')}
          name="question"
          type="search"
          required
          maxLength={100}
          defaultValue={text}
          placeholder={t('help.placeholder')}
          enterKeyHint="search"
        />
        <Button type="submit">{t('help.go')}</Button>
      </form>
    </search>
  )
}

function Answers({ text, passages }: HelpFound) {
  const t = useTranslate()
  const { locale } = useShop()
  const home = `/${locale}/help`
  return (
    <section className={styles.answers} aria-labelledby="help-answers">
      <h2 id="help-answers">{t('help.found', { text })}</h2>
      <p className={styles.count} role="status">
        {t('help.count', { count: passages.length })}
      </p>
      {passages.length === 0 ? <p>{t('help.none', { text })}</p> : null}
      <ol className={styles.list}>
        {passages.map(({ path, page, title, text: answer }) => (
          <li key={`${path} ${title}`} className={styles.answer}>
            <h3>{title}</h3>
            <p>{answer}</p>
            <a href={`${home}/${path}`}>{t('help.open', { page })}</a>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <a href={`${home}/contact-us`}>{t('help.contact')}</a>
        <a href={home}>{t('help.all')}</a>
      </p>
    </section>
  )
}
