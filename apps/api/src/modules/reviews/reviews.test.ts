import { randomUUID } from 'node:crypto'
import {
  addConsumer,
  createCartWith,
  makeReady,
  type SignedInShopper,
  signInAs,
  type TestApi,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'

const productId = testProducts.court
const params = { productId }

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query('delete from reviews')
  await api.database.db.pool.query('delete from product_questions')
})

const signInAnew = async (api: TestApi): Promise<SignedInShopper> => {
  const { email } = await addConsumer(api.database.db)
  return signInAs(api.client, { email })
}

const good = { rating: 5, title: 'Light and quiet', reviewText: 'They are light, quiet and true to size.' }
const errorOf = ({ body }: { body: { errorDetails: readonly { errorId: string; field?: string }[] } }) =>
  body.errorDetails.map(({ errorId, field }) => [errorId, field])

const list = async (client: TestApi['client'], query = {}) =>
  (await client.createGuest()).call('reviews.list', { params, query: { locale: 'en-us', ...query } })

test('a review that the first look finds nothing in is public at once, with its writer’s name and in the summary [REV-01] [REV-02]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { state } = await shopper.call('reviews.write', {
    params,
    body: { ...good, fit: 'true', nickname: 'Ada M.' },
  })
  expect(state).toBe('published')
  const { summary, reviews, total } = await list(api.client)
  expect(reviews).toMatchObject([
    { rating: 5, title: good.title, reviewText: good.reviewText, nickname: 'Ada M.', fit: 'true', isVerified: false },
  ])
  expect([summary.count, summary.average, total]).toEqual([1, 5, 1])
})

test('a review with a finding or a photo waits, and no one sees it or its photo [REV-02] [DLG-19]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const linked = { ...good, reviewText: 'Cheaper at https://shoes.example/now, I was told.' }
  expect((await shopper.call('reviews.write', { params, body: linked })).state).toBe('waiting')
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#803010' } })
    .withExif({ IFD0: { Copyright: 'Ada Marsh' } })
    .jpeg()
    .toBuffer()
  const { photoId } = await shopper.call('reviews.addPhoto', { body: { photo: picture.toString('base64') } })
  const { state, reviewId } = await shopper.call('reviews.write', { params, body: { ...good, photoIds: [photoId] } })
  expect(state).toBe('waiting')
  expect((await list(api.client)).reviews).toEqual([])
  const photo = { params: { reviewId, photoId } }
  expect(errorOf(await (await api.client.createGuest()).tryCall('reviews.getPhoto', photo))).toEqual([
    ['REV404', undefined],
  ])
  await api.database.db.pool.query("update reviews set state = 'published', published_at = now()")
  const { reviews } = await list(api.client)
  expect(reviews[0]?.photos).toMatchObject([{ photoId, width: 300, height: 200 }])
  const shown = await fetch(`${api.url}${reviews[0]?.photos[0]?.url}`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(shown.headers.get('cache-control')).toContain('public')
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test('a person has one review of a product, and another one replaces it [REV-02]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const first = await shopper.call('reviews.write', { params, body: good })
  const second = await shopper.call('reviews.write', { params, body: { ...good, rating: 2, title: '' } })
  expect(second.reviewId).toBe(first.reviewId)
  const { summary, reviews } = await list(api.client)
  expect([summary.count, summary.average, reviews.length]).toEqual([1, 2, 1])
  const own = await shopper.call('reviews.own', { params, query: {} })
  expect(own.review).toMatchObject({ rating: 2, title: '', state: 'published' })
})

test.for<[string, object, [string, string]]>([
  ['too long', { reviewText: 'x'.repeat(5001) }, ['REV410', 'reviewText']],
  ['too short', { reviewText: 'short' }, ['API400', 'reviewText']],
  ['without stars', { rating: 0 }, ['API400', 'rating']],
  ['of a size that the product does not have', { size: 'XXXXL' }, ['API400', 'size']],
  ['with a photo that is not there', { photoIds: [randomUUID()] }, ['API400', 'photoIds']],
])('a review %s is refused at its field [REV-02]', async ([, changed, expected], { api }) => {
  const shopper = await signInAnew(api)
  const refused = await shopper.tryCall('reviews.write', { params, body: { ...good, ...changed } })
  expect(errorOf(refused)).toEqual([expected])
})

test('a guest reads and does not write, vote or report [REV-02] [REV-04]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const reviewId = randomUUID()
  const refused = await Promise.all([
    guest.tryCall('reviews.write', { params, body: good }),
    guest.tryCall('reviews.ask', { params, body: { question: 'Are they warm in winter?' } }),
    guest.tryCall('reviews.vote', { params: { productId, reviewId }, body: { isHelpful: true } }),
    guest.tryCall('reviews.flag', { params: { productId, reviewId }, body: { reason: 'fake' } }),
  ])
  expect(refused.flatMap((one) => errorOf(one)).map(([id]) => id)).toEqual(['AUT404', 'AUT404', 'AUT404', 'AUT404'])
})

test('a review is of a verified purchase once the shop has delivered the product to its account [REV-02]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  expect((await shopper.call('reviews.own', { params, query: {} })).isVerified).toBe(false)
  await api.database.db.pool.query("update shipments set state = 'delivered' where order_number = $1", [orderNumber])
  await shopper.call('reviews.write', { params, body: good })
  expect((await list(api.client, { verified: true })).reviews).toMatchObject([{ isVerified: true }])
  const other = await signInAnew(api)
  await other.call('reviews.write', { params, body: good })
  expect((await list(api.client, { verified: true })).total).toBe(1)
})

test('reviews are sorted, filtered and in pages of ten, each with its true total [REV-01]', async ({ api }) => {
  await api.database.db.pool.query(
    `insert into reviews (id, product_id, site_id, locale, language, stars, title, body, nickname, fit, size, is_verified, photo_count,
        state, findings, helpful, created_at, changed_at, published_at)
      select gen_random_uuid(), $1, 'LH-US', 'en-us', (array['en', 'de'])[1 + n % 2], 1 + n % 5, n::text, 'Light and quiet.', 'Ada',
        (array['small', 'true', 'true'])[1 + n % 3], null, n % 2 = 0, 0, 'published', '[]', n % 7, now(), now(),
        now() - make_interval(hours => n) from generate_series(1, 25) n`,
    [productId],
  )
  const numbersOf = ({ reviews }: Awaited<ReturnType<typeof list>>) => reviews.map(({ title }) => Number(title))
  const first = await list(api.client)
  expect(numbersOf(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect([first.total, first.summary.fit]).toEqual([25, 'true'])
  expect(numbersOf(await list(api.client, { page: 3 }))).toEqual([21, 22, 23, 24, 25])
  expect(numbersOf(await list(api.client, { sort: 'highest' })).slice(0, 3)).toEqual([4, 9, 14])
  expect(numbersOf(await list(api.client, { sort: 'lowest' })).slice(0, 3)).toEqual([5, 10, 15])
  expect(numbersOf(await list(api.client, { sort: 'helpful' })).slice(0, 3)).toEqual([6, 13, 20])
  const five = await list(api.client, { stars: 5 })
  expect([numbersOf(five), five.total, five.summary.count]).toEqual([[4, 9, 14, 19, 24], 5, 25])
  const german = await list(api.client, { language: 'de' })
  expect([german.total, german.reviews.every(({ language }) => language === 'de')]).toEqual([13, true])
  const narrow = await list(api.client, { stars: 5, verified: true, fit: 'true' })
  expect(numbersOf(narrow)).toEqual([4, 14])
  expect((await list(api.client, { withPhotos: true })).total).toBe(0)
  const shares = first.summary.shares.map(({ count }) => count)
  expect(shares).toEqual([5, 5, 5, 5, 5])
})

test('each person has one vote on a review, which may change, and one report; none on their own [REV-04]', async ({
  api,
}) => {
  const [writer, reader, other] = [await signInAnew(api), await signInAnew(api), await signInAnew(api)]
  const { reviewId } = await writer.call('reviews.write', { params, body: good })
  const of = { productId, reviewId }
  const vote = (shopper: SignedInShopper, isHelpful: boolean) =>
    shopper.call('reviews.vote', { params: of, body: { isHelpful } })
  expect(await vote(reader, true)).toEqual({ helpful: 1, unhelpful: 0 })
  expect(await vote(reader, true)).toEqual({ helpful: 1, unhelpful: 0 })
  expect(await vote(other, true)).toEqual({ helpful: 2, unhelpful: 0 })
  expect(await vote(reader, false)).toEqual({ helpful: 1, unhelpful: 1 })
  const own = await writer.tryCall('reviews.vote', { params: of, body: { isHelpful: true } })
  expect(errorOf(own)).toEqual([['REV409', undefined]])
  const flag = { params: of, body: { reason: 'fake' } } as const
  expect(await reader.call('reviews.flag', flag)).toEqual({ isNew: true })
  expect(await reader.call('reviews.flag', flag)).toEqual({ isNew: false })
  expect(errorOf(await writer.tryCall('reviews.flag', flag))).toEqual([['REV409', undefined]])
  const unknown = await reader.tryCall('reviews.vote', {
    params: { productId, reviewId: randomUUID() },
    body: { isHelpful: true },
  })
  expect(errorOf(unknown)).toEqual([['REV404', undefined]])
})

test('a question is asked and answered, the answer is voted on once a person [REV-03] [DLG-07]', async ({ api }) => {
  const [asker, helper] = [await signInAnew(api), await signInAnew(api)]
  const question = 'Are they warm enough for the winter?'
  const asked = await asker.call('reviews.ask', { params, body: { question } })
  expect(asked.state).toBe('published')
  const of = { productId, questionId: asked.questionId }
  const answer = 'Yes, with thick socks they are.'
  const { answerId } = await helper.call('reviews.answer', { params: of, body: { answer } })
  const votes = { params: { productId, answerId }, body: { isHelpful: true } }
  expect(await asker.call('reviews.voteAnswer', votes)).toEqual({ helpful: 1, unhelpful: 0 })
  expect(await asker.call('reviews.voteAnswer', votes)).toEqual({ helpful: 1, unhelpful: 0 })
  expect(errorOf(await helper.tryCall('reviews.voteAnswer', votes))).toEqual([['REV409', undefined]])
  const { questions, total } = await (await api.client.createGuest()).call('reviews.questions', { params, query: {} })
  expect([questions, total]).toMatchObject([[{ question, answers: [{ answer, author: 'shopper', helpful: 1 }] }], 1])
  const unknown = { productId, questionId: randomUUID() }
  const refused = await helper.tryCall('reviews.answer', { params: unknown, body: { answer } })
  expect(errorOf(refused)).toEqual([['REV404', undefined]])
  const short = await asker.tryCall('reviews.ask', { params, body: { question: 'Warm?' } })
  expect(errorOf(short)).toEqual([['API400', 'question']])
})

test('questions in the language of the caller come first, then the newest, each with its language [REV-01]', async ({
  api,
}) => {
  const asker = await signInAnew(api)
  const ask = async (language: string, question: string): Promise<string[]> => {
    const { questionId } = await asker.call('reviews.ask', { params, body: { question } })
    const set = `update product_questions set language = $2, state = 'published' where id = $1`
    await api.database.db.pool.query(set, [questionId, language])
    return [language, question]
  }
  const german = await ask('de', 'Fallen sie eher klein aus als andere Schuhe?')
  const english = await ask('en', 'Are they a little bit smaller than other shoes?')
  const list = async (locale: string) => {
    const { questions } = await api.client.withToken(null, locale).call('reviews.questions', { params, query: {} })
    return questions.map(({ language, question }) => [language, question])
  }
  expect(await list('en-us')).toEqual([english, german])
  expect(await list('de-de')).toEqual([german, english])
})

test('a site without the feature has neither reviews nor questions [REV-01]', async ({ api }) => {
  const guest = await api.client.createGuest()
  for (const { features } of api.deps.sites) Object.assign(features, { reviews: false })
  const refused = [
    await guest.tryCall('reviews.list', { params, query: {} }),
    await guest.tryCall('reviews.questions', { params, query: {} }),
  ]
  for (const { features } of api.deps.sites) Object.assign(features, { reviews: true })
  expect(refused.flatMap((one) => errorOf(one))).toEqual([
    ['API404', undefined],
    ['API404', undefined],
  ])
})

test('a published review is translated where a service is configured, and the call is unknown without one [REV-05]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { reviewId } = await shopper.call('reviews.write', { params, body: { ...good, title: '' } })
  const translate = () => shopper.tryCall('reviews.translate', { params: { reviewId } })
  expect((await list(api.client)).translates).toBe(false)
  expect((await translate()).body.errorDetails[0]?.errorId).toBe('API404')
  const { translation } = api.deps
  const answers: (readonly string[] | null)[] = [['Sie sind leicht.'], null]
  Object.assign(translation, { isConfigured: true, translate: async () => answers.shift() ?? null })
  expect((await list(api.client)).translates).toBe(true)
  expect((await translate()).body).toEqual({ title: '', reviewText: 'Sie sind leicht.', language: 'en' })
  expect((await translate()).body.errorDetails[0]?.errorId).toBe('GEN503')
  const unknown = await shopper.tryCall('reviews.translate', { params: { reviewId: randomUUID() } })
  expect(unknown.body.errorDetails[0]?.errorId).toBe('REV404')
  Object.assign(translation, { isConfigured: false, translate: async () => null })
})
