import { randomUUID } from 'node:crypto'
import { mostUnusedReviewPhotos } from '@lacehouse/domain/reviews/review'
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
import { toReviewPhotoUrl } from '../../infra/pictures/review-photo-renderer.ts'

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

/** A photo that a phone has lain on its side: upright, it is dark above and light below. */
const sendPhoto = async (shopper: SignedInShopper) => {
  const light = { create: { width: 150, height: 200, channels: 3, background: '#f0e0d0' } } as const
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#101010' } })
    .composite([{ input: light, left: 150, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Ada Marsh' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return shopper.call('reviews.addPhoto', { body: { photo: picture.toString('base64') } })
}

const decide = (api: TestApi, id: string, state: 'published' | 'refused') =>
  api.database.db.pool.query(
    "update reviews set state = $2, published_at = case when $2 = 'published' then now() end where id = $1",
    [id, state],
  )

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
  const { photoId } = await sendPhoto(shopper)
  const { state, reviewId } = await shopper.call('reviews.write', { params, body: { ...good, photoIds: [photoId] } })
  expect(state).toBe('waiting')
  expect((await list(api.client)).reviews).toEqual([])
  const address = `${api.url}${toReviewPhotoUrl(photoId)}-160.webp`
  expect((await fetch(address)).status).toBe(404)
  await decide(api, reviewId, 'published')
  expect((await list(api.client)).reviews[0]?.photos).toMatchObject([{ photoId, url: toReviewPhotoUrl(photoId) }])
  expect((await fetch(address)).status).toBe(200)
  await decide(api, reviewId, 'refused')
  expect((await fetch(address)).status).toBe(404)
  await decide(api, reviewId, 'published')
  await api.database.db.pool.query('delete from review_photos where id = $1', [photoId])
  expect((await fetch(address)).status).toBe(404)
})

test('one photo too many for reviews is refused at its field, with what to do', async ({ api }) => {
  const shopper = await signInAnew(api)
  const { photoId } = await sendPhoto(shopper)
  await api.database.db.pool.query(
    `insert into review_photos (id, consumer_no, bytes, width, height, created_at)
     select gen_random_uuid(), consumer_no, bytes, width, height, created_at from review_photos, generate_series(2, $2) where id = $1`,
    [photoId, mostUnusedReviewPhotos],
  )
  await expect(sendPhoto(shopper)).rejects.toThrow('Please send your review without this one.')
})

test('a published photo has the widths and formats of the image service, upright and without metadata [REV-02] [CMS-19] [DLG-19]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { photoId } = await sendPhoto(shopper)
  const { reviewId } = await shopper.call('reviews.write', { params, body: { ...good, photoIds: [photoId] } })
  await decide(api, reviewId, 'published')
  const { photos = [] } = (await list(api.client)).reviews[0] ?? {}
  expect(photos).toMatchObject([{ photoId, width: 200, height: 300 }])
  const read = async (size: string) => {
    const reply = await fetch(`${api.url}${photos[0]?.url}-${size}`)
    return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
  }
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const { reply, bytes } = await read(`160.${format}`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      `image/${format === 'jpg' ? 'jpeg' : format}`,
    ])
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600')
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, orientation ?? 1]).toEqual([160, 240, undefined, 1])
    const data = await sharp(bytes).removeAlpha().raw().toBuffer()
    expect([data[0] ?? 255, data.at(-3) ?? 0].map((red) => red > 128)).toEqual([false, true])
  }
  expect(await sharp((await read('1200.jpg')).bytes).metadata()).toMatchObject({ width: 200, height: 300 })
  expect((await read('161.webp')).reply.status).toBe(404)
  const forged = photos[0]?.url.replace(/^\/i\/[^/]+/, '/i/AAAAAAAAAA')
  expect((await fetch(`${api.url}${forged}-160.webp`)).status).toBe(404)
})

test('a text that was written before, under another product or by another account, waits for the staff [REV-02]', async ({
  api,
}) => {
  const [first, second] = [await signInAnew(api), await signInAnew(api)]
  const other = { productId: testProducts.sale }
  const write = (shopper: SignedInShopper, of: { productId: string }, body = good) =>
    shopper.call('reviews.write', { params: of, body })
  expect((await write(first, params)).state).toBe('published')
  expect((await write(first, params, { ...good, rating: 3 })).state).toBe('published')
  const shouted = { ...good, title: 'LIGHT & quiet', reviewText: 'They are  light, quiet – and true to size' }
  const copied = await write(second, params, { ...good, title: 'Another title' })
  expect(copied.state).toBe('waiting')
  expect((await write(first, other, { ...shouted, title: 'light QUIET' })).state).toBe('waiting')
  const findingsOf = async (id: string) => {
    const { rows } = await api.database.db.pool.query('select findings from reviews where id = $1', [id])
    return rows[0]?.findings
  }
  expect(await findingsOf(copied.reviewId)).toEqual([{ kind: 'repeated_text', part: productId }])
  const question = 'Is this the one that the shop had in spring?'
  expect((await first.call('reviews.ask', { params, body: { question } })).state).toBe('published')
  const asked = await second.call('reviews.ask', { params: other, body: { question } })
  expect(asked.state).toBe('waiting')
  const short = { question: 'Are they warm?' }
  expect((await first.call('reviews.ask', { params, body: short })).state).toBe('published')
  expect((await second.call('reviews.ask', { params: other, body: short })).state).toBe('published')
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
  await other.call('reviews.write', { params, body: { ...good, reviewText: 'Quiet, light, and they fit me well.' } })
  expect((await list(api.client)).total).toBe(2)
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

test('questions are sorted and filtered, each page with its true total and the counts of all [REV-01]', async ({
  api,
}) => {
  const { rows } = await api.database.db.pool.query<{ id: string; body: string }>(
    `insert into product_questions (id, product_id, site_id, locale, language, body, nickname, state, findings, created_at, changed_at)
      select gen_random_uuid(), $1, 'LH-US', 'en-us', (array['en', 'de'])[1 + n % 2],
        case n when 3 then '100% wool?' else 'Question ' || n end, 'Ada', case n when 13 then 'waiting' else 'published' end, '[]',
        now() - make_interval(hours => n), now() from generate_series(1, 13) n returning id, body`,
    [productId],
  )
  const idOf = (body: string) => rows.find((row) => row.body === body)?.id
  const answer = (body: string, words: string, state = 'published') =>
    api.database.db.pool.query(
      `insert into product_answers (id, question_id, author, language, body, nickname, state, findings, created_at, changed_at)
        values (gen_random_uuid(), $1, 'shopper', 'en', $2, 'Bo', $3, '[]', now(), now())`,
      [idOf(body), words, state],
    )
  for (const [question, words] of [
    ['Question 5', 'Yes.'],
    ['Question 5', 'In a way.'],
    ['Question 12', 'Merino, it is.'],
  ] as const)
    await answer(question, words)
  await answer('Question 11', 'Not looked at yet.', 'waiting')
  const guest = await api.client.createGuest()
  const read = async (query = {}) => guest.call('reviews.questions', { params, query: { locale: 'en-us', ...query } })
  const bodiesOf = ({ questions }: Awaited<ReturnType<typeof read>>) => questions.map(({ question }) => question)
  const first = await read()
  expect([first.total, first.all, first.unanswered]).toEqual([12, 12, 10])
  expect(bodiesOf(first).slice(0, 3)).toEqual(['Question 2', 'Question 4', 'Question 6'])
  expect(bodiesOf(await read({ page: 2 }))).toEqual(['Question 9', 'Question 11'])
  expect(bodiesOf(await read({ sort: 'answered' })).slice(0, 3)).toEqual(['Question 5', 'Question 12', 'Question 2'])
  expect(bodiesOf(await read({ sort: 'waiting' })).slice(0, 2)).toEqual(['Question 10', 'Question 8'])
  expect(bodiesOf(await read({ sort: 'waiting', page: 2 }))).toEqual(['Question 12', 'Question 5'])
  const unanswered = await read({ unanswered: true, language: 'en' })
  expect([bodiesOf(unanswered), unanswered.total, unanswered.all]).toEqual([
    ['Question 2', 'Question 4', 'Question 6', 'Question 8', 'Question 10'],
    5,
    12,
  ])
  expect(bodiesOf(await read({ search: ' MERINO ' }))).toEqual(['Question 12'])
  expect(bodiesOf(await read({ search: '0% w' }))).toEqual(['100% wool?'])
  expect((await read({ search: 'a%y' })).total).toBe(0)
  expect((await read({ search: 'not looked' })).total).toBe(0)
  const refused = await guest.tryCall('reviews.questions', { params, query: { sort: 'best' as 'newest' } })
  expect(errorOf(refused)).toEqual([['API400', 'sort']])
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

test('a published review is translated where a service is configured, and without one the call says that there is none [REV-05]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { reviewId } = await shopper.call('reviews.write', { params, body: { ...good, title: '' } })
  const translate = () => shopper.tryCall('reviews.translate', { params: { reviewId } })
  expect((await list(api.client)).translates).toBe(false)
  const { status, body } = await translate()
  expect([status, body.errorDetails[0]?.errorId]).toEqual([501, 'REV501'])
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
