import type { StaffContent } from '@lacehouse/contracts'
import { callBackoffice } from '../../../client/call-backoffice.ts'
import { useSession } from '../../../client/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorNotice } from '../../../ui/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { toKey } from '../content-keys.ts'
import { useDocumentChange } from '../publish/use-document-change.ts'
import styles from './panels.module.css'

type Period = StaffContent['scheduled'][number]

/** Shows the present and future publications by the clock of the site; a schedule can be cancelled. */
export function PeriodsPanel({ document }: { readonly document: StaffContent }) {
  const { t } = useWords()
  const { rights } = useSession()
  const key = toKey(document)
  const cancel = useDocumentChange(key, (number: number) =>
    callBackoffice('backoffice.cancelContentSchedule', { params: { ...key, number } }),
  )
  const { published, scheduled, timeZone } = document
  const periods = [
    ...(published ? [{ ...published, kind: 'published' as const }] : []),
    ...scheduled.map((period) => ({ ...period, kind: 'scheduled' as const })),
  ]
  if (periods.length === 0) return <p>{t('content.periods.none')}</p>
  return (
    <>
      <p>{t('content.periods.zone', { timeZone })}</p>
      <ul className={styles.list}>
        {periods.map((period) => (
          <li key={period.number}>
            <p>
              {t(`content.periods.${period.kind}`, { number: period.number })} <Wall period={period} />
            </p>
            {rights.includes('content.publish') && (period.kind === 'scheduled' || period.until) ? (
              <Button busy={cancel.isPending} onClick={() => cancel.mutate(period.number)}>
                {t('content.periods.cancel', { number: period.number })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <ErrorNotice error={cancel.error} />
    </>
  )
}

function Wall({ period: { from, fromWallTime, until, untilWallTime } }: { readonly period: Period }) {
  return (
    <>
      <time dateTime={from}>{toShown(fromWallTime)}</time>
      {until && untilWallTime ? (
        <>
          {' – '}
          <time dateTime={until}>{toShown(untilWallTime)}</time>
        </>
      ) : null}
    </>
  )
}

/** Shows a wall time without its seconds. */
const toShown = (wallTime: string): string => wallTime.slice(0, 16).replace('T', ' ')
