import { randomUUID } from 'node:crypto'
import {
  addConsumer,
  type BackofficeCaller,
  openBackoffice,
  signInAs,
  type TestApi,
  testProducts,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'

const productId = testProducts.court
const params = { productId }

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
  staff = await openBackoffice(api, { rights: ['reviews.read', 'reviews.moderate'] })
})

const signInAnew = async (api: TestApi) => {
  const { email } = await addConsumer(api.database.db)
  return signInAs(api.client, { email })
}

const linked = { rating: 2, reviewText: 'Cheaper at https://shoes.example/now, I was told.' }
const logOf = async (api: TestApi, subject: string) => {
  const { rows } = await api.database.db.pool.query('select action, data from staff_actions where subject = $1', [
    subject,
  ])
  return rows
}
const readPublic = async (api: TestApi) =>
  (await (await api.client.createGuest()).call('reviews.list', { params, query: {} })).reviews.map(
    ({ reviewId }) => reviewId,
  )

test('a review that waits is in the queue with its findings, and is public once the staff publish it; the audit log says so [REV-02]', async ({
  api,
}) => {
  const { reviewId } = await (await signInAnew(api)).call('reviews.write', { params, body: linked })
  const { items } = await staff.call('backoffice.listTexts', { query: {} })
  expect(items.find(({ textId }) => textId === reviewId)).toMatchObject({
    ...{ kind: 'review', rating: 2, text: linked.reviewText, state: 'waiting' },
    findings: [{ kind: 'link', part: 'https://shoes.example/now,' }],
  })
  expect(await readPublic(api)).not.toContain(reviewId)
  const decide = { params: { kind: 'review', textId: reviewId } } as const
  await staff.call('backoffice.decideText', { ...decide, body: { decision: 'published' } })
  await staff.call('backoffice.decideText', { ...decide, body: { decision: 'published' } })
  expect(await readPublic(api)).toContain(reviewId)
  expect(await logOf(api, `review ${reviewId}`)).toMatchObject([
    { action: 'backoffice.decideText', data: { before: { state: 'waiting' }, after: { state: 'published' } } },
  ])
})

test('a reported review is in the queue until the staff leave or refuse it; a refusal needs a reason [REV-04]', async ({
  api,
}) => {
  const [writer, reader] = [await signInAnew(api), await signInAnew(api)]
  const body = { rating: 5, reviewText: 'They are light, quiet and true to size.' }
  const { reviewId } = await writer.call('reviews.write', { params, body })
  await reader.call('reviews.flag', { params: { productId, reviewId }, body: { reason: 'fake' } })
  const read = async () => {
    const { items } = await staff.call('backoffice.listTexts', { query: {} })
    return items.filter(({ textId }) => textId === reviewId).map(({ flags }) => flags)
  }
  expect(await read()).toEqual([['fake']])
  const decide = { params: { kind: 'review', textId: reviewId } } as const
  await staff.call('backoffice.decideText', { ...decide, body: { decision: 'published' } })
  expect(await read()).toEqual([])
  const missing = await staff.tryCall('backoffice.decideText', { ...decide, body: { decision: 'refused' } })
  expect(missing.body.errorDetails[0]?.errorId).toBe('API400')
  await staff.call('backoffice.decideText', { ...decide, body: { decision: 'refused', reason: 'off_topic' } })
  expect(await readPublic(api)).not.toContain(reviewId)
  const unknown = { params: { kind: 'answer', textId: randomUUID() }, body: { decision: 'published' } } as const
  expect((await staff.tryCall('backoffice.decideText', unknown)).body.errorDetails[0]?.errorId).toBe('REV404')
})

test('the staff answer a question in the name of the shop, and their answer is the first [REV-03]', async ({ api }) => {
  const asker = await signInAnew(api)
  const question = 'Are they warm enough for the winter?'
  const { questionId } = await asker.call('reviews.ask', { params, body: { question } })
  await asker.call('reviews.answer', { params: { productId, questionId }, body: { answer: 'Yes, with thick socks.' } })
  const { items } = await staff.call('backoffice.listTexts', { query: { filter: 'unanswered' } })
  expect(items.map(({ textId }) => textId)).toContain(questionId)
  await staff.call('backoffice.answerQuestion', {
    params: { questionId },
    body: { answer: 'They are lined with wool.' },
  })
  const { questions } = await asker.call('reviews.questions', { params, query: {} })
  expect(questions.find((one) => one.questionId === questionId)?.answers.map(({ author }) => author)).toEqual([
    'staff',
    'shopper',
  ])
  expect(await logOf(api, `question ${questionId}`)).toMatchObject([{ action: 'backoffice.answerQuestion' }])
})

test('a refused review is listed with its stars and the reason, and an answer with the question that it answers', async ({
  api,
}) => {
  const writer = await signInAnew(api)
  const { reviewId } = await writer.call('reviews.write', { params, body: linked })
  const body = { decision: 'refused', reason: 'advertising' } as const
  await staff.call('backoffice.decideText', { params: { kind: 'review', textId: reviewId }, body })
  const refused = await staff.call('backoffice.listTexts', { query: { filter: 'refused' } })
  expect(refused.items.find(({ textId }) => textId === reviewId)).toMatchObject({
    ...{ kind: 'review', rating: 2, refusalReason: 'advertising', productName: 'Halden Court', photoIds: [] },
  })
  const question = 'Can they be resoled later?'
  const { questionId } = await writer.call('reviews.ask', { params, body: { question } })
  const answer = 'They can, see https://cobbler.example for how.'
  await (await signInAnew(api)).call('reviews.answer', { params: { productId, questionId }, body: { answer } })
  const { items } = await staff.call('backoffice.listTexts', { query: {} })
  const found = items.find(({ text }) => text === answer)
  expect(found).toMatchObject({ kind: 'answer', question, isOfficial: false, flags: [] })
  expect(found).not.toHaveProperty('rating')
  expect(found).not.toHaveProperty('refusalReason')
})

test('a question that is not public is not answered, and an answer keeps the rules of its length [REV-03]', async ({
  api,
}) => {
  const asker = await signInAnew(api)
  const ask = async (question: string) => (await asker.call('reviews.ask', { params, body: { question } })).questionId
  const answer = (questionId: string, text = 'They are lined with wool.') =>
    staff.tryCall('backoffice.answerQuestion', { params: { questionId }, body: { answer: text } })
  expect(await answer(await ask('Is it cheaper at https://shoes.example/now?'))).toBeRefused(404, 'REV404')
  expect(await answer(randomUUID())).toBeRefused(404, 'REV404')
  const questionId = await ask('Do they come in a wide fit?')
  expect((await answer(questionId, ' ')).status).toBe(400)
  expect((await answer(questionId)).status).toBe(201)
})

test('staff see a photo of a review before it is public, and not by the id of another review', async ({ api }) => {
  const [writer, other] = [await signInAnew(api), await signInAnew(api)]
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#805020' } })
    .jpeg()
    .toBuffer()
  const { photoId } = await writer.call('reviews.addPhoto', { body: { photo: picture.toString('base64') } })
  const review = { rating: 5, reviewText: 'They are light, quiet and true to size.' }
  const { reviewId } = await writer.call('reviews.write', { params, body: { ...review, photoIds: [photoId] } })
  const { reviewId: otherId } = await other.call('reviews.write', { params, body: review })
  const photo = (await staff.call('backoffice.getTextPhoto', { params: { reviewId, photoId } })) as File
  expect(await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).toMatchObject({ width: 300, height: 200 })
  const foreign = { params: { reviewId: otherId, photoId } }
  expect(await staff.tryCall('backoffice.getTextPhoto', foreign)).toBeRefused(404, 'REV404')
})
