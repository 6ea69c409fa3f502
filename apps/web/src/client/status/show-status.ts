import type { MessageKey } from '@lacehouse/messages'
import { getMessages } from '../../i18n/catalogues.ts'
import { formatWords } from '../../i18n/format-words.ts'
import { type PageStatus, pageStatus } from './page-status.ts'
import styles from './show-status.module.css'

type Telling = { readonly id: MessageKey; readonly tone: 'negative' | 'info' }

const findTelling = ({ connection, challenge }: PageStatus): Telling | null => {
  if (connection === 'offline') return { id: 'errors.offline', tone: 'negative' }
  if (connection === 'away') return { id: 'errors.serverAway', tone: 'negative' }
  if (challenge !== null) return { id: 'errors.challenge', tone: 'info' }
  return connection === 'back' ? { id: 'errors.back', tone: 'info' } : null
}

/**
 * One line on how the page fares, above everything, dialogs too; seen only while there is something to say. It stands outside
 * of React's tree and is written by hand: what it tells of may have stopped everything else.
 */
export function showStatus(): void {
  const place = document.createElement('div')
  place.popover = 'manual'
  place.className = styles.place ?? ''
  place.role = 'status'
  const line = document.createElement('p')
  const progress = document.createElement('progress')
  place.append(line, progress)
  document.body.append(place)
  pageStatus.subscribe(() => {
    const status = pageStatus.get()
    const telling = findTelling(status)
    if ((telling !== null) !== place.matches(':popover-open')) place.togglePopover()
    if (!telling) return
    place.dataset.tone = telling.tone
    const words = t(telling.id)
    if (line.textContent !== words) line.textContent = words
    progress.hidden = telling.id !== 'errors.challenge'
    progress.value = status.challenge ?? 0
    progress.ariaLabel = words
  })
}

function t(id: MessageKey): string {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  return String(formatWords({ locale, catalogue: getMessages(locale, ['errors']) }, id))
}
