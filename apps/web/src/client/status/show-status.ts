import type { MessageKey } from '@lacehouse/messages'
import { getMessages } from '../../i18n/catalogues.ts'
import { formatWords } from '../../i18n/format-words.ts'
import { type PageStatus, pageStatus } from './page-status.ts'
import styles from './show-status.module.css'

type StatusMessage = {
  readonly id: MessageKey
  readonly tone: 'negative' | 'info'
  readonly name?: string
}

const findMessage = ({ connection, challenge, heldItem }: PageStatus): StatusMessage | null => {
  if (connection === 'offline' && heldItem) return { id: 'errors.offlineHeld', tone: 'negative', name: heldItem }
  if (connection === 'offline') return { id: 'errors.offline', tone: 'negative' }
  if (connection === 'away') return { id: 'errors.serverAway', tone: 'negative' }
  if (challenge !== null) return { id: 'errors.challenge', tone: 'info' }
  return connection === 'back' ? { id: 'errors.back', tone: 'info' } : null
}

/**
 * Shows one line with the status of the page above everything, dialogs included, while there is something to report.
 * It is plain DOM outside of React's tree, because a failure may have stopped React.
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
    const message = findMessage(status)
    if ((message !== null) !== place.matches(':popover-open')) place.togglePopover()
    if (!message) return
    place.dataset.tone = message.tone
    const words = t(message)
    if (line.textContent !== words) line.textContent = words
    progress.hidden = message.id !== 'errors.challenge'
    progress.value = status.challenge ?? 0
    progress.ariaLabel = words
  })
}

function t({ id, name = '' }: StatusMessage): string {
  const locale = document.documentElement.dataset.locale ?? 'en-us'
  return String(formatWords({ locale, catalogue: getMessages(locale, ['errors']) }, id, { name }))
}
