import type { EventBlock as EventDocument } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { createShow } from '../../../tools/show-block.tsx'
import { EventBlock } from './event.tsx'

const event: EventDocument = {
  ...{ id: 'e1', type: 'event', eventId: 'basecamp', place: 'Boulder', calendarLabel: 'Add to calendar' },
  ...{ startDate: '2027-03-12T15:00:00Z', endDate: '2027-03-12T18:00:00Z', timeZone: 'America/Denver' },
}
const show = createShow(EventBlock)

test('an event shows its day and its hours by the clock of its place', async () => {
  const section = await show(event)
  expect(section.textContent).toContain('Friday, March 12, 2027')
  expect(section.textContent).toMatch(/8:00\sAM – 11:00\sAM MST/)
})

test('an event without readable times or time zone is shown without them', async () => {
  const events = [
    { ...event, startDate: '', endDate: '' },
    { ...event, timeZone: '' },
    { ...event, timeZone: 'Europe/Roma' },
  ]
  for (const incomplete of events) {
    const section = await show(incomplete)
    expect(section.textContent).toContain('Boulder')
    expect(section.querySelector('time')).toBeNull()
  }
})
