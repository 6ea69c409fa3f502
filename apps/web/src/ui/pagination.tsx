import { paginate } from '@lacehouse/domain/pagination/paginate'
import { useTranslate } from '../i18n/use-text.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './pagination.module.css'

type Props = {
  readonly total: number
  readonly size: number
  readonly page: number
  /** Gives the address of a page: real links work for crawlers and Back. */
  readonly toHref: (page: number) => string
  readonly label?: string
}

/** Links to the first, previous, numbered, next and last page (DLG-23). */
export function Pagination({ total, size, page: requested, toHref, label }: Props) {
  const t = useTranslate()
  const { page, pageCount, first, previous, next, last, steps } = paginate({ total, size, page: requested })
  if (pageCount < 2) return null
  return (
    <nav className={styles.pagination} aria-label={label ?? t('common.pagination.label')}>
      <Jump icon="chevrons-left" label={t('common.pagination.first')} page={first} toHref={toHref} />
      <Jump icon="chevron-left" label={t('common.pagination.previous')} page={previous} toHref={toHref} rel="prev" />
      <p className={styles.current}>{t('common.pagination.current', { page, pageCount })}</p>
      <ol className={styles.steps}>
        {steps.map((step) =>
          step.kind === 'gap' ? (
            <li key={`after-${step.after}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={step.page}>
              <a
                className={styles.step}
                href={toHref(step.page)}
                aria-label={t('common.pagination.page', { page: step.page })}
                aria-current={step.page === page ? 'page' : undefined}
              >
                {step.page}
              </a>
            </li>
          ),
        )}
      </ol>
      <Jump icon="chevron-right" label={t('common.pagination.next')} page={next} toHref={toHref} rel="next" />
      <Jump icon="chevrons-right" label={t('common.pagination.last')} page={last} toHref={toHref} />
    </nav>
  )
}

type JumpProps = Pick<Props, 'toHref'> & {
  readonly icon: IconName
  readonly label: string
  readonly page: number | null
  readonly rel?: string
}

function Jump({ icon, label, page, toHref, rel }: JumpProps) {
  if (page === null) {
    return (
      <span className={styles.step} data-off aria-hidden>
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <a className={styles.step} href={toHref(page)} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}
