import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './progress-steps.module.css'

export type ProgressStep = {
  readonly id: string
  readonly title: string
  /** The address of a completed step. */
  readonly href?: string
}

type Props = { readonly label: string; readonly steps: readonly ProgressStep[]; readonly current: string }

/** Shows the position within a few steps. */
export function ProgressSteps({ label, steps, current }: Props) {
  const position = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, href }, index) => {
          const done = index < position
          const mark = done ? <Icon name="check" size={16} /> : index + 1
          const content = (
            <>
              <span className={styles.mark}>{mark}</span>
              <span className={styles.title}>{title}</span>
            </>
          )
          return (
            <li
              key={id}
              className={classNames(styles.step, done && styles.done, index === position && styles.current)}
              aria-current={index === position ? 'step' : undefined}
            >
              {done && href ? (
                <a className={styles.content} href={href}>
                  {content}
                </a>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
