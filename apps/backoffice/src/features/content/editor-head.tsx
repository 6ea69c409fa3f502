import type { StaffContent } from '@lacehouse/contracts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { useSession } from '../../client/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { toEditorPath, toKey } from './content-keys.ts'
import { ContentStateBadge } from './content-state-badge.tsx'
import styles from './editor.module.css'
import { PublishActions } from './publish/publish-actions.tsx'
import type { Draft } from './use-draft.ts'

type Props = {
  readonly document: StaffContent
  readonly draft: Draft
  readonly onReload: () => Promise<void>
  /** Leads to the field at a path of the document. */
  readonly onShow: (path: string) => void
}

/** The head of the editor: the document's name, whether it is saved, and its actions. */
export function EditorHead({ document, draft, onReload, onShow }: Props) {
  const { t } = useWords()
  const { rights } = useSession()
  const { title, slug, siteId, contentLocale, doctype } = document
  useShortcuts(draft)
  return (
    <div className={styles.head}>
      <Link to="/content">{t('content.back')}</Link>
      <div className={styles.bar}>
        <h1>{title || slug}</h1>
        <ContentStateBadge state={document.state} />
        <span className={styles.state}>
          {`${t(`content.doctype.${doctype}`)} · ${siteId} · ${contentLocale} · ${slug}`}
        </span>
      </div>
      <Locales document={document} />
      <div className={styles.bar}>
        {rights.includes('content.edit') ? (
          <>
            <Button onClick={draft.undo} disabled={!draft.canUndo}>
              {t('content.undo')}
            </Button>
            <Button onClick={draft.redo} disabled={!draft.canRedo}>
              {t('content.redo')}
            </Button>
          </>
        ) : null}
        {rights.includes('content.publish') ? (
          <PublishActions document={document} isSaved={draft.saveState === 'saved'} onShow={onShow} />
        ) : null}
        <span className={styles.state} role="status">
          {t(`content.save.${draft.saveState}`)}
        </span>
        {draft.saveState === 'failed' ? <Button onClick={draft.save}>{t('content.save.again')}</Button> : null}
      </div>
      <ErrorNotice error={draft.error} />
      {draft.conflict ? <Conflict draft={draft} onReload={onReload} /> : null}
    </div>
  )
}

/** Says who saved the document meanwhile, and lets the editor choose whose words go on. */
function Conflict({ draft, onReload }: Pick<Props, 'draft' | 'onReload'>) {
  const { t, moment } = useWords()
  const { by = '', at = '' } = draft.conflict ?? {}
  return (
    <div className={styles.conflict} role="alert">
      <p>{t('content.conflict.text', { by, at: at ? moment(at) : '' })}</p>
      <div className={styles.bar}>
        <Button onClick={onReload}>{t('content.conflict.theirs')}</Button>
        <Button onClick={draft.saveOnTop}>{t('content.conflict.mine')}</Button>
      </div>
    </div>
  )
}

/** The locales of the site: those that have the document, and those into which it can be copied. */
function Locales({ document }: { readonly document: StaffContent }) {
  const { t } = useWords()
  const { rights } = useSession()
  const navigate = useNavigate()
  const key = toKey(document)
  const copy = useMutation({
    mutationFn: (contentLocale: string) =>
      callBackoffice('backoffice.copyContent', { params: key, body: { contentLocale } }),
    onSuccess: (made) => navigate(toEditorPath(made)),
  })
  const others = document.locales.filter(({ contentLocale }) => contentLocale !== document.contentLocale)
  if (others.length === 0) return null
  return (
    <div className={styles.locales}>
      <span>{t('content.locales')}</span>
      {others.map(({ contentLocale, state }) =>
        state ? (
          <Link key={contentLocale} to={toEditorPath({ ...key, contentLocale })}>
            {contentLocale}
          </Link>
        ) : rights.includes('content.edit') ? (
          <Button key={contentLocale} busy={copy.isPending} onClick={() => copy.mutate(contentLocale)}>
            {t('content.locales.copy', { locale: contentLocale })}
          </Button>
        ) : null,
      )}
      <ErrorNotice error={copy.error} />
    </div>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z take back and repeat edits, outside of a field as well as inside of one. */
function useShortcuts({ undo, redo }: Draft): void {
  // Keys are pressed anywhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
