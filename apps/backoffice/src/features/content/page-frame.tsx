import type { StaffContent } from '@lacehouse/contracts'
import { toDocumentPath } from '@lacehouse/domain/content/document-path'
import { type AuthorMessage, isPreviewMessage } from '@lacehouse/domain/content/preview-messages'
import { toPreviewPath } from '@lacehouse/domain/page/preview-path'
import { useEffect, useRef, useState } from 'react'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { useWords } from '../../words/use-words.ts'
import { listBlocks } from './blocks/block.ts'
import styles from './page-frame.module.css'
import { AudienceField, listVariants, withAudience } from './preview/audience-field.tsx'
import { type Width, widths } from './widths.ts'

type Props = {
  readonly document: StaffContent
  readonly chosenId: string | null
  readonly onChoose: (blockId: string) => void
}

/** The page of a document with its drafts, at one of three widths; a click on a block chooses it. */
export function PageFrame({ document, chosenId, onChoose }: Props) {
  const { t } = useWords()
  const [width, setWidth] = useState<Width>('md')
  const frame = useRef<HTMLIFrameElement>(null)
  const [audience, setAudience] = useState<string | null>(null)
  const plain = toPreviewPath(toDocumentPath(document))
  const address = audience === null ? plain : withAudience(plain, audience)
  useMessages(frame, onChoose, chosenId)
  useReload(frame, document.version)
  return (
    <section className={styles.page} aria-labelledby="frame-title">
      <a className={visuallyHidden.skipLink} href="#form-title">
        {t('content.skip.form')}
      </a>
      <div className={styles.head}>
        <h2 id="frame-title">{t('content.frame.title')}</h2>
        <fieldset className={styles.widths}>
          <legend className={visuallyHidden.text}>{t('content.frame.width')}</legend>
          {widths.map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
              {t(`content.frame.width.${one}`)}
            </label>
          ))}
        </fieldset>
        <AudienceField
          audience={audience ?? ''}
          variants={listVariants(listBlocks(document.body))}
          onChange={setAudience}
        />
        <a href={address} target="_blank" rel="noreferrer">
          {t('content.frame.open')}
        </a>
      </div>
      {/* A part that scrolls has to be reachable by the keyboard; the page in the frame is. */}
      <div className={styles.stage} data-width={width}>
        <iframe ref={frame} className={styles.frame} src={address} title={t('content.frame.label')} />
      </div>
    </section>
  )
}

type Frame = { readonly current: HTMLIFrameElement | null }

/** Hears which block was clicked, and says which one is edited whenever that or the page changes. */
function useMessages(frame: Frame, onChoose: (blockId: string) => void, chosenId: string | null): void {
  // The page in the frame is another document.
  useEffect(() => {
    const say = () => {
      const message: AuthorMessage = { from: 'author', kind: 'block', blockId: chosenId }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    }
    const hear = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isPreviewMessage(data)) return
      if (data.kind === 'block') onChoose(data.blockId)
      else say()
    }
    say()
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame, onChoose, chosenId])
}

/** Loads the page in the frame again after each change that was saved. */
function useReload(frame: Frame, version: string): void {
  const shown = useRef(version)
  // The page in the frame is another document.
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    frame.current?.contentWindow?.location.reload()
  }, [frame, version])
}
