import type { StaffContent } from '@lacehouse/contracts'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Words } from '../../../words/words-context.ts'
import { type Block, toBlockTitle } from '../blocks/block.ts'
import { toBlockWord, toFieldWord } from '../form/field-words.ts'
import { isWidth } from '../widths.ts'
import styles from './panels.module.css'
import { type Problem, toProblemText } from './use-problems.ts'

type Props = {
  readonly problems: readonly Problem[]
  readonly body: StaffContent['body']
  /** Leads to the field at a path of the document. */
  readonly onShow: (path: string) => void
}

/** Lists the findings of a document's check, errors first, each with its block and field. */
export function ProblemList({ problems, body, onShow }: Props) {
  const { t } = useWords()
  if (problems.length === 0) return <p>{t('content.problems.none')}</p>
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  return (
    <ul className={styles.list}>
      {sorted.map((problem) => {
        const place = toPlaceText(t, findBlock(body, problem.path), problem.path)
        return (
          <li key={`${problem.kind} ${problem.path} ${problem.value}`}>
            <Badge
              tone={problem.severity === 'error' ? 'negative' : 'warning'}
              text={t(`content.severity.${problem.severity}`)}
            />{' '}
            {problem.path ? (
              <button type="button" className={styles.place} onClick={() => onShow(problem.path)}>
                {place}
              </button>
            ) : null}{' '}
            {toProblemText(t, problem)}
          </li>
        )
      })}
    </ul>
  )
}

/** Finds the innermost block at a path: a segment or a variant holds blocks of its own. */
function findBlock(body: StaffContent['body'], path: string): Block | undefined {
  let part: unknown = body
  let found: Block | undefined
  for (const name of path.split('.')) {
    part = (part as Record<string, unknown> | undefined)?.[name]
    if (isBlock(part)) found = part
  }
  return path.startsWith('blocks.') ? found : undefined
}

const isBlock = (part: unknown): part is Block =>
  typeof part === 'object' && part !== null && 'id' in part && 'type' in part && typeof part.type === 'string'

/** Names the field at a path in words, with the block that has it: `Button “Sale”: Address`; nothing for the whole document. */
function toPlaceText(t: Words['t'], block: Block | undefined, path: string): string {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part))
  const shown = names.slice(isWidth(names.at(-1) ?? '') ? -2 : -1)
  const field = shown.map((name) => toFieldWord(t, name)).join(', ')
  if (!block) return field
  const title = toBlockTitle(block)
  const word = toBlockWord(t, block.type)
  return t('content.problem.place', {
    block: title ? t('content.problem.titled', { block: word, title }) : word,
    field,
  })
}
