import type { EventBlock as EventDocument } from '@lacehouse/contracts'
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
  const { date } = useFormat()
  const { eventId, startDate, endDate, timeZone, place, calendarLabel } = block
  const day = { dateStyle: 'full', timeZone } as const
  const time = { timeStyle: 'short', timeZone } as const
  const isOneDay = date(startDate, day) === date(endDate, day)
  return (
    <BlockFrame block={block}>
      <div className={styles.event}>
        <dl className={styles.facts}>
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
              {date(startDate, time)} –{' '}
              {date(endDate, {
                ...time,
                timeZoneName: 'short',
                timeStyle: undefined,
                hour: 'numeric',
                minute: '2-digit',
              })}
            </dd>
          </div>
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
