import { hash } from 'node:crypto'
import { minutes } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { SpokenContext } from '../i18n/messages-provider.tsx'
import { type DocumentParts, DocumentPartsContext, type ShareMarkup } from './document-parts.ts'
import { toMarker } from './page-pieces.ts'
import { rememberFor } from './remember-for.ts'
import { toBuildMarkup } from './trusted-markup.ts'

type Rendered = {
  readonly bytes: Uint8Array
  /** The files of the lazy components in it, whose styles its page carries. */
  readonly sources: ReadonlySet<string>
}

/** The longest pages have a tenth of a million bytes, so that this is enough for the parts of many. */
const mostBytes = 8_000_000
const rendered = new LRUCache<string, Rendered>({
  maxSize: mostBytes,
  sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  ttl: minutes(5),
})

/**
 * Opens the shared markup for one page. What a part shows is in the key as a whole, so that a change of the content or of a product is
 * another key: nothing has to be dropped (docs/decisions/0152). The bytes of each part are added to the pieces of the page, and its text
 * has their markers.
 */
export function openSharedMarkup(shownSources: Set<string>, pieces: Uint8Array[]): ShareMarkup {
  return ({ name, props, element }, spoken) => {
    const key = `${name} ${spoken.locale} ${spoken.areas.join()} ${toText(props)}`
    const known = rendered.get(key)
    const part = known ?? render(element, spoken)
    if (!known) rendered.set(key, part)
    for (const source of part.sources) shownSources.add(source)
    return toBuildMarkup(toMarker(pieces.push(part.bytes) - 1))
  }
}

const encoder = new TextEncoder()

const render = (element: React.ReactNode, spoken: Parameters<ShareMarkup>[1]): Rendered => {
  const sources = new Set<string>()
  const parts: DocumentParts = {
    pass: 'page',
    styleMarker: null,
    shownSources: sources,
    scripts: '',
    data: '',
    share: null,
  }
  // Nothing else of the page is around it: a part that reads more throws when it is first rendered.
  const markup = renderToString(
    <DocumentPartsContext value={parts}>
      <SpokenContext value={spoken}>{element}</SpokenContext>
    </DocumentPartsContext>,
  )
  return { bytes: encoder.encode(markup), sources }
}

/** Values of a reply are the same objects until they change, so that the hash of each is made once. */
const toHash = rememberFor((value: object) => hash('sha256', JSON.stringify(value), 'base64url'))

const toText = (props: object): string =>
  Object.entries(props)
    .map(
      ([name, value]) =>
        `${name}:${typeof value === 'object' && value !== null ? toHash(value) : JSON.stringify(value)}`,
    )
    .join()
