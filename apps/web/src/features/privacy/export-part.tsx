import type { CallReply } from '@lacehouse/contracts'
import { useState } from 'react'
import { readDataExport, requestExport } from '../../client/account/privacy-query.ts'
import { saveFile } from '../../client/save-file.ts'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './privacy.module.css'

type Export = NonNullable<CallReply<'privacy.get'>['dataExport']>

/** The copy of all data: asked for, collected with its progress, and ready to read and to download (ACC-12). */
export function ExportPart({ dataExport }: { readonly dataExport: Export | null }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale } = useShop()
  const [busy, setBusy] = useState<'start' | 'download' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const run = async (what: 'start' | 'download', work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(what)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(formatError(t, error))
    } finally {
      setBusy(null)
    }
  }
  const download = (exportId: string) => run('download', async () => saveFile(toFile(await readDataExport(exportId))))

  return (
    <section className={styles.part} aria-labelledby="export">
      <h2 className={styles.heading} id="export">
        {t('privacy.export.title')}
      </h2>
      <p className={styles.text}>{t('privacy.export.text')}</p>
      {failure ? <Notice tone="negative">{failure}</Notice> : null}
      {dataExport?.state === 'collecting' ? <Progress dataExport={dataExport} /> : null}
      {dataExport?.state === 'ready' ? (
        <>
          <Notice tone="positive">
            {t('privacy.export.ready', { date: date(dataExport.expiresAt ?? '', { dateStyle: 'long' }) })}
          </Notice>
          <div className={styles.ways}>
            <LinkButton href={`/${locale}/account/data?export=${dataExport.exportId}`} variant="action">
              {t('privacy.export.read')}
            </LinkButton>
            <Button variant="secondary" busy={busy === 'download'} onClick={() => void download(dataExport.exportId)}>
              {t('privacy.export.download')}
            </Button>
          </div>
        </>
      ) : null}
      {dataExport?.state === 'collecting' ? null : (
        <div className={styles.ways}>
          <Button variant="secondary" busy={busy === 'start'} onClick={() => void run('start', requestExport)}>
            {t(dataExport ? 'privacy.export.again' : 'privacy.export.start')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Progress({ dataExport: { partsDone, partsTotal } }: { readonly dataExport: Export }) {
  const t = useTranslate()
  return (
    <div className={styles.progress} role="status">
      <p id="export-progress">{t('privacy.export.progress', { done: partsDone, total: partsTotal })}</p>
      <progress aria-labelledby="export-progress" value={partsDone} max={partsTotal} />
    </div>
  )
}

const toFile = (dataExport: object): File =>
  new File([JSON.stringify(dataExport, null, 2)], 'my-data.json', { type: 'application/json' })
