import type { StaffDraw } from '@lacehouse/contracts'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../client/use-session.ts'
import { type Column, columnsFor, DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/use-words.ts'
import { formatMoment } from './format-moment.ts'

type Props = { readonly draw: StaffDraw }
type Variant = StaffDraw['variants'][number]
type Winner = StaffDraw['winners'][number]

const variantColumn = columnsFor<Variant>()
const winnerColumn = columnsFor<Winner>()

/** The sizes of a draw with their units and tickets. */
export function DrawVariants({ draw }: Props) {
  const { t } = useWords()
  const columns = useMemo(
    () =>
      [
        variantColumn.accessor('name', { header: t('backoffice.draws.variant') }),
        variantColumn.accessor('units', { header: t('backoffice.draws.units') }),
        variantColumn.accessor('entries', { header: t('backoffice.draws.entries') }),
        variantColumn.accessor('waiting', { header: t('backoffice.draws.waiting') }),
      ] as Column<Variant>[],
    [t],
  )
  return (
    <DataTable
      caption={t('backoffice.draws.variants')}
      columns={columns}
      rows={draw.variants}
      getRowId={({ variantId }) => variantId}
    />
  )
}

/** The tickets that have won, with what became of their units; an order is linked for those who may see orders. */
export function DrawWinners({ draw }: Props) {
  const words = useWords()
  const { t, locale } = words
  const { rights } = useSession()
  const { variants, winners, timeZone } = draw
  const columns = useMemo(() => {
    const names = new Map(variants.map(({ variantId, name }) => [variantId, name]))
    return [
      winnerColumn.accessor('place', { header: t('backoffice.draws.place') }),
      winnerColumn.display({
        id: 'variant',
        header: t('backoffice.draws.variant'),
        cell: ({ row: { original } }) => names.get(original.variantId) ?? original.variantId,
      }),
      winnerColumn.accessor('ticket', { header: t('backoffice.draws.ticket') }),
      winnerColumn.display({
        id: 'state',
        header: t('backoffice.draws.state'),
        cell: ({ row: { original } }) => t(`backoffice.draws.winner.${original.state}`),
      }),
      winnerColumn.display({
        id: 'until',
        header: t('backoffice.draws.reservedUntil'),
        cell: ({ row: { original } }) =>
          original.reservedUntil ? formatMoment(original.reservedUntil, { locale, timeZone }) : null,
      }),
      winnerColumn.display({
        id: 'order',
        header: t('backoffice.draws.order'),
        cell: ({ row: { original } }) =>
          original.orderNumber && rights.includes('orders.read') ? (
            <Link to={`/orders/${original.orderNumber}`}>{original.orderNumber}</Link>
          ) : (
            original.orderNumber
          ),
      }),
    ] as Column<Winner>[]
  }, [t, locale, rights, variants, timeZone])
  if (winners.length === 0) return <p>{t('backoffice.draws.winners.none')}</p>
  return (
    <DataTable
      caption={t('backoffice.draws.winners')}
      columns={columns}
      rows={winners}
      getRowId={({ ticket }) => ticket}
    />
  )
}
