import type { EventBlock as EventDocument } from '@lacehouse/contracts'
import { isTimeZone } from '@lacehouse/domain/time/is-time-zone'
import { useLocale } from '../../i18n/messages-provider.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './event.module.css'

/** Shows when and where an event is, in the time of its place, with its calendar file and the links of the block. */
export function EventBlock({ block }: BlockProps<EventDocument>) {
  const locale = useLocale()
  const { eventId, place, calendarLabel } = block
  return (
    <BlockFrame block={block}>
      <div className={styles.event}>
        <dl className={styles.facts}>
          {hasTimes(block) ? <EventTimes block={block} /> : null}
          <div className={styles.fact}>
            <dt>
              <Icon name="map-pin" />
            </dt>
            <dd>{place}</dd>
          </div>
        </dl>
        <div className={styles.words}>
          <BlockWords block={block} titleStyle="title" />
          <a
            className={styles.calendar}
            href={`/consumers-v3/consumer/events/${eventId}/calendar?locale=${locale}`}
            download
          >
            {calendarLabel}
          </a>
        </div>
      </div>
    </BlockFrame>
  )
}

/** A document may be older than the check of its times, and is shown all the same. */
function hasTimes({ startDate, endDate, timeZone }: EventDocument): boolean {
  return !Number.isNaN(Date.parse(startDate)) && !Number.isNaN(Date.parse(endDate)) && isTimeZone(timeZone)
}

function EventTimes({ block }: Pick<BlockProps<EventDocument>, 'block'>) {
  const { date } = useFormat()
  const { startDate, endDate, timeZone } = block
  const day = { dateStyle: 'full', timeZone } as const
  const time = { timeStyle: 'short', timeZone } as const
  const withZone = { timeZone, timeZoneName: 'short', hour: 'numeric', minute: '2-digit' } as const
  const isOneDay = date(startDate, day) === date(endDate, day)
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name="clock" />
      </dt>
      <dd>
        <time dateTime={startDate}>{date(startDate, day)}</time>
        {isOneDay ? null : (
          <>
            {' – '}
            <time dateTime={endDate}>{date(endDate, day)}</time>
          </>
        )}
        <br />
        {date(startDate, time)} – {date(endDate, withZone)}
      </dd>
    </div>
  )
}
