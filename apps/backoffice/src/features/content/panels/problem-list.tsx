import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './panels.module.css'
import { type Problem, toProblemText } from './use-problems.ts'

/** What a check of a document found, errors first. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useWords()
  if (problems.length === 0) return <p>{t('content.problems.none')}</p>
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  return (
    <ul className={styles.list}>
      {sorted.map((problem) => (
        <li key={`${problem.kind} ${problem.path} ${problem.value}`}>
          <Badge
            tone={problem.severity === 'error' ? 'negative' : 'warning'}
            text={t(`content.severity.${problem.severity}`)}
          />{' '}
          {toProblemText(t, problem)} {problem.path ? <code>{problem.path}</code> : null}
        </li>
      ))}
    </ul>
  )
}
