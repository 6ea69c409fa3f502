import type { ContentContext } from './content-context.ts'
import type { DemoDocument } from './documents.ts'

/** Lists of products and a product's page have none: there it would cover what is about to be pressed. */
const pageTypes = ['home', 'searchHub', 'other']

/** The pop-ups of every site, in the order in which they are offered: the newsletter, and an account for those who have none. */
export function writePopups({ getText, toPagePath }: ContentContext): DemoDocument[] {
  return (['newsletter', 'registration'] as const).map((kind) => {
    const text = (key: string): string => getText(`content/popups.${kind}.${key}`)
    const body = {
      ...{ id: `popup-${kind}`, slug: kind, kind, pageTypes },
      ...{ minimizedTitle: text('minimizedTitle'), maximizedTitle: text('maximizedTitle') },
      ...{ richText: `<p>${text('text')}</p>`, disclaimer: text('disclaimer') },
      ...(kind === 'registration' && {
        targets: [{ id: 'sign-up', text: text('action'), url: toPagePath('sign-up') }],
      }),
    }
    return { doctype: 'popup', slug: kind, body }
  })
}
