import type { EventRow } from '../events/plan-events.ts'
import type { ContentContext } from './content-context.ts'
import { type DemoDocument, toPage } from './documents.ts'

/** The pages of events: what happens, when and where, and the dialogs to sign up and with the details. */
export function writeEventPages(events: readonly EventRow[], context: ContentContext): DemoDocument[] {
  return events.map((event) => writePage(event, context))
}

function writePage(event: EventRow, { getText, locale }: ContentContext): DemoDocument {
  const { id, page, startsAt, endsAt, timeZone, places, allowsPlusOne } = event
  const text = (key: string): string => getText(`content/event-pages.${page}.${key}`)
  const shared = (key: string): string => getText(`content/event-pages.${key}`)
  const dates = { startDate: startsAt.toISOString(), endDate: endsAt.toISOString() }
  return toPage({
    ...{ slug: page, title: text('title'), subtitle: text('subtitle'), description: text('subtitle') },
    blocks: [
      { id: `${page}-words`, type: 'rich-text', richText: `<p>${text('text')}</p>`, bottomMargins: 'small' },
      {
        ...{ id: `${page}-event`, type: 'event', eventId: id, ...dates, timeZone, place: places[locale] ?? '' },
        calendarLabel: shared('calendar'),
        targets: [
          { id: 'sign-up', text: shared('signUp'), url: '#sign-up' },
          { id: 'details', text: shared('details'), url: '#details', style: 'secondary' },
        ],
      },
      {
        ...{ id: `${page}-sign-up`, type: 'event-dialog', fragment: 'sign-up', eventId: id, ...dates },
        ...{ title: text('title'), enablePlusOne: allowsPlusOne, submitCtaLabel: shared('signUp') },
        richText: `<p>${text('subtitle')}</p>`,
        confirmationTitle: shared('confirmationTitle'),
        confirmationSubtitle: shared('confirmationSubtitle'),
      },
      {
        ...{ id: `${page}-details`, type: 'dialog', fragment: 'details', title: shared('details') },
        richText: `<p>${text('details')}</p>`,
      },
    ],
  })
}
