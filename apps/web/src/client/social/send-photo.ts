import { readAccount } from '../account/account-memory.ts'
import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'

let known: Promise<string> | null = null

/** Asks for a token to write with; all writes of a page share one. */
const authorise = (): Promise<string> => {
  known ??= browserApi.call('social.auth', { body: {} }).then(({ authToken }) => authToken)
  // The next write tries again.
  known.catch(() => {
    known = null
  })
  return known
}

/** Writes with a token; one that has expired, or is of the session before a sign-in, is replaced once. */
async function write<Reply>(call: (authToken: string) => Promise<Reply>): Promise<Reply> {
  try {
    return await call(await authorise())
  } catch (error) {
    if (!isApiError(error, 'SOC401')) throw error
    known = null
    return call(await authorise())
  }
}

type Reason = 'offensive' | 'off_topic' | 'advertising' | 'personal_data' | 'copyright'

/** Reports a picture to the staff (CMS-16). */
export async function reportPhoto(mediaId: string, reason: Reason): Promise<void> {
  await write((authToken) => browserApi.call('social.report', { params: { mediaId }, body: { authToken, reason } }))
}

export type SentPhoto = {
  /** The name below the picture. */
  readonly name: string
  /** The file in base64, as the address that the page shows: `data:image/jpeg;base64,…`. */
  readonly address: string
  readonly caption: string
  readonly productIds: readonly string[]
}

/** Sends a picture of the signed-in shopper, which is public once the staff approve it. Throws without an account. */
export async function sendPhoto({ name, address, caption, productIds }: SentPhoto): Promise<void> {
  if (!readAccount()) throw new Error('a picture is sent with an account')
  await write((authToken) => browserApi.call('social.createUser', { body: { authToken, name } }))
  const photo = address.slice(address.indexOf(',') + 1)
  await write((authToken) =>
    browserApi.call('social.addMedia', {
      body: { authToken, photo, caption, productIds: [...productIds], rightsAccepted: true },
    }),
  )
}
