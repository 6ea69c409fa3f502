import type { CallReply } from '@lacehouse/contracts'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { type Column, columnsFor } from '../../ui/data-table.tsx'
import type { Words } from '../../words/words-context.ts'
import styles from './searches.module.css'

type Search = CallReply<'backoffice.listSearches'>['searches'][number]
type Options = {
  /** The site and the locale. */
  readonly of: string
  readonly mayRule: boolean
}

const column = columnsFor<Search>()
const rules = ['synonyms', 'redirects', 'pins'] as const
const few = 5

/** Makes the columns of the searches; those who may edit rules get the ways to one. */
export function toColumns({ t, locale }: Words, { of, mayRule }: Options): Column<Search>[] {
  const number = new Intl.NumberFormat(locale)
  const toRule = (text: string, rule?: string): string =>
    `/search?${new URLSearchParams({ of, q: text, ...(rule && { rule }) })}`
  const rulesColumn = column.display({
    id: 'rules',
    header: t('backoffice.searches.rules'),
    cell: ({ row: { original } }) => (
      <span className={styles.rules}>
        <Link to={toRule(original.text)} aria-label={t('backoffice.searches.try.of', { text: original.text })}>
          {t('backoffice.search.trial')}
        </Link>
        {rules.map((rule) => (
          <Link
            key={rule}
            to={toRule(original.text, rule)}
            aria-label={t(`backoffice.searches.rule.${rule}.of`, { text: original.text })}
          >
            {t(`backoffice.searches.rule.${rule}`)}
          </Link>
        ))}
      </span>
    ),
  })
  return [
    column.accessor('text', { header: t('backoffice.searches.text') }),
    column.accessor('searched', {
      header: t('backoffice.searches.searched'),
      cell: ({ row }) => number.format(row.original.searched),
    }),
    column.accessor('missed', {
      header: t('backoffice.searches.missed'),
      cell: ({ row }) => number.format(row.original.missed),
    }),
    column.accessor('results', {
      header: t('backoffice.searches.results'),
      cell: ({ row: { original } }) =>
        original.redirect ? (
          t('backoffice.search.trial.redirect', { url: original.redirect })
        ) : original.results > few ? (
          number.format(original.results)
        ) : (
          <Badge tone={original.results === 0 ? 'negative' : 'warning'} text={number.format(original.results)} />
        ),
    }),
    ...(mayRule ? [rulesColumn] : []),
  ] as Column<Search>[]
}
