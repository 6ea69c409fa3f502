import { usePrivacy } from '../../client/account/privacy-query.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeletionPart } from './deletion-part.tsx'
import { ExportPart } from './export-part.tsx'
import styles from './privacy.module.css'

/** The page on which a person asks for a copy of their data, or for its deletion (ACC-16). */
export function PrivacyPage() {
  const t = useTranslate()
  const { privacy, retry } = usePrivacy()
  if (!privacy && retry)
    return (
      <Notice
        tone="warning"
        actions={
          <Button variant="secondary" size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('privacy.notLoaded')}
      </Notice>
    )
  if (!privacy) return <Skeleton height="16rem" />
  return (
    <div className={styles.parts}>
      <ExportPart dataExport={privacy.dataExport} />
      <DeletionPart isAsked={privacy.deletion !== null} proof={privacy.deletionProof} />
    </div>
  )
}
