import { toDocumentPath } from '@lacehouse/domain/content/document-path'
import { toPreviewPath } from '@lacehouse/domain/page/preview-path'
import { useState } from 'react'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContentTypes } from '../use-content-types.ts'
import { AudienceField, withAudience } from './audience-field.tsx'
import styles from './preview.module.css'
import { PreviewForm } from './preview-form.tsx'
import { PreviewViewer, type ShownDocument } from './preview-viewer.tsx'

/** An address below the prefix of the preview, which is all that the frame shows. */
const previewAddress = /^\/pre\/[a-z]{2}-[a-z]{2}(?:[/?]|$)/

/** The preview tool: documents of a type, and the page of one of them with its drafts (CMS-18). */
export function PreviewPage() {
  const { t } = useWords()
  const state = useListState()
  const types = useContentTypes()
  const [chosen, setChosen] = useState<ShownDocument | null>(null)
  const [audience, setAudience] = useState<string | null>(null)
  const { address = '', siteId = '', contentLocale = '', type = '' } = state.values
  const sought = previewAddress.test(address) ? address : null
  const plain = chosen ? toPreviewPath(toDocumentPath({ ...chosen, contentLocale })) : sought
  const shown = plain && audience !== null ? withAudience(plain, audience) : plain
  return (
    <div className={styles.page}>
      <h1>{t('content.preview.title')}</h1>
      <ErrorNotice error={types.error} />
      {types.data ? (
        <PreviewForm
          key={`${siteId} ${contentLocale}`}
          types={types.data}
          state={state}
          onShow={() => setChosen(null)}
        />
      ) : null}
      {siteId && contentLocale && type ? (
        <PreviewViewer state={state} chosenId={chosen?.id ?? null} onChoose={setChosen} />
      ) : null}
      {shown ? (
        <Panel title={t('content.preview.frame')}>
          <AudienceField audience={audience ?? ''} onChange={setAudience} />
          <p>
            <a href={shown} target="_blank" rel="noreferrer">
              {t('content.frame.open')}
            </a>
          </p>
          <iframe className={styles.frame} src={shown} title={t('content.preview.frame')} />
        </Panel>
      ) : null}
    </div>
  )
}
