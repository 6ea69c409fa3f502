import type { StaffContent } from '@lacehouse/contracts'
import { Badge } from '../../../ui/badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Words } from '../../../words/words-context.ts'
import { type Block, listBlocks, toBlockTitle } from '../blocks/block.ts'
import { toBlockWord, toFieldWord } from '../form/field-words.ts'
import styles from './panels.module.css'
import { type Problem, toProblemText } from './use-problems.ts'

type Props = {
  readonly problems: readonly Problem[]
  readonly body: StaffContent['body']
  /** Opens the form of a block; without it the places of problems are only named. */
  readonly onChoose?: (blockId: string) => void
}

/** What a check of a document found, errors first, each with the block and the field that it is about. */
export function ProblemList({ problems, body, onChoose }: Props) {
  const { t } = useWords()
  if (problems.length === 0) return <p>{t('content.problems.none')}</p>
  const sorted = problems.toSorted((a, b) => a.severity.localeCompare(b.severity))
  return (
    <ul className={styles.list}>
      {sorted.map((problem) => {
        const block = findBlock(body, problem.path)
        const place = toPlaceText(t, block, problem.path)
        return (
          <li key={`${problem.kind} ${problem.path} ${problem.value}`}>
            <Badge
              tone={problem.severity === 'error' ? 'negative' : 'warning'}
              text={t(`content.severity.${problem.severity}`)}
            />{' '}
            {block && onChoose ? (
              <button type="button" className={styles.place} onClick={() => onChoose(block.id)}>
                {place}
              </button>
            ) : (
              <strong>{place}</strong>
            )}{' '}
            {toProblemText(t, problem)}
          </li>
        )
      })}
    </ul>
  )
}

function findBlock(body: StaffContent['body'], path: string): Block | undefined {
  const [first, place] = path.split('.')
  return first === 'blocks' ? listBlocks(body)[Number(place)] : undefined
}

/** Names the field at a path in words, with the block that has it: `Button “Sale”: Address`; nothing for the whole document. */
function toPlaceText(t: Words['t'], block: Block | undefined, path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part))
  const field = name ? toFieldWord(t, name) : ''
  if (!block) return field
  const title = toBlockTitle(block)
  const word = toBlockWord(t, block.type)
  return t('content.problem.place', {
    block: title ? t('content.problem.titled', { block: word, title }) : word,
    field,
  })
}
