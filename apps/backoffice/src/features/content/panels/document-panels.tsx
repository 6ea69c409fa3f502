import type { StaffContent } from '@lacehouse/contracts'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { HistoryPanel } from './history-panel.tsx'
import styles from './panels.module.css'
import { PeriodsPanel } from './periods-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import { useProblems } from './use-problems.ts'
import { UsesPanel } from './uses-panel.tsx'

type Props = {
  readonly document: StaffContent
  readonly isSaved: boolean
  readonly onShow: (path: string) => void
  readonly onReload: () => Promise<void>
}

/** The panels beside a document: problems, periods, history, and its uses. */
export function DocumentPanels({ document, isSaved, onShow, onReload }: Props) {
  const { t } = useWords()
  const { problems } = useProblems(document)
  return (
    <>
      <FoldedPanel title={t('content.problems.title', { total: problems.length })}>
        <ProblemList problems={problems} body={document.body} onShow={onShow} />
      </FoldedPanel>
      <FoldedPanel title={t('content.periods.title')}>
        <PeriodsPanel document={document} />
      </FoldedPanel>
      <FoldedPanel title={t('content.history.title')}>
        <HistoryPanel document={document} isSaved={isSaved} onReload={onReload} />
      </FoldedPanel>
      <FoldedPanel title={t('content.uses.title')}>
        <UsesPanel document={document} />
      </FoldedPanel>
    </>
  )
}

/** A part that is shown, and only then asked for, when it is opened. */
function FoldedPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <div className={styles.content}>{children}</div> : null}
    </details>
  )
}
