import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mostCasePhotos, mostStoredPhotos } from '@lacehouse/domain/support-cases/support-case'
import {
  addConsumer,
  createCartWith,
  makeReady,
  type SignedInShopper,
  signInAs,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import sharp from 'sharp'
import { expect } from 'vitest'
import { sendCaseMail } from '../../core/support-cases/send-case-mail.ts'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, contact: false })
})

const signInAnew = async (api: TestApi): Promise<SignedInShopper & { email: string }> => {
  const { email } = await addConsumer(api.database.db)
  return { ...(await signInAs(api.client, { email })), email }
}

/** Places an order of a pair. */
const buy = async (shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id)
  const { orderNumber, items } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  return { orderNumber, itemId: items[0]?.id ?? '' }
}

const fault = {
  ...({ fault: 'sole', remedy: 'replacement' } as const),
  message: 'The sole of the left shoe has come off.',
}
const guestsOwn = { name: 'Ada Marsh', email: 'Ada@Example.com' }

const paint = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#803010' } })
const addPhoto = async (shopper: TestShopper): Promise<string> => {
  const photo = (await paint().png().toBuffer()).toString('base64')
  return (await shopper.call('supportCases.addPhoto', { body: { photo } })).photoId
}

const runMails = async ({ database, deps }: TestApi, caseNumber: string): Promise<void> => {
  const { rows } = await database.db.pool.query(
    `select data from pgboss.job where name = 'case-mail' and data ->> 'caseNumber' = $1 order by created_on`,
    [caseNumber],
  )
  for (const { data } of rows) await sendCaseMail(deps)(data)
}
const readMail = async (api: TestApi, key: string) =>
  JSON.parse(await readFile(`${api.deps.mailFolder}/${key}.json`, 'utf8'))

test('a fault with a photo becomes a case of the account, with a mail to the shopper and one with the photo to the shop [ACC-12]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const bought = await buy(shopper)
  const photoIds = [await addPhoto(shopper)]
  const body = { ...bought, ...fault, photoIds, phone: '415 555 0132' }
  const { caseNumber, email } = await shopper.call('supportCases.createWarranty', { body })
  expect([caseNumber, email]).toEqual([expect.stringMatching(/^C-[2-9A-Z]{10}$/), shopper.email])
  const params = { caseNumber }
  expect(await shopper.call('supportCases.get', { params })).toMatchObject({
    ...{ caseNumber, state: 'open', category: 'warranty', subject: 'The sole comes off or is worn through' },
    ...{ orderNumber: bought.orderNumber, remedy: 'replacement' },
    itemName: expect.stringContaining('Halden Court'),
    messages: [{ author: 'shopper', message: fault.message }],
    photos: [{ photoId: photoIds[0], width: 300, height: 200 }],
  })
  const { cases, total } = await shopper.call('supportCases.list', {})
  expect([cases.map((one) => one.caseNumber), total]).toEqual([[caseNumber], 1])
  await runMails(api, caseNumber)
  const [mail, copy] = await Promise.all([
    readMail(api, `case-${caseNumber}`),
    readMail(api, `case-${caseNumber}-copy`),
  ])
  expect([mail.to, copy.to]).toEqual([shopper.email, api.deps.config.mailFrom])
  for (const words of [fault.message, caseNumber, 'A new one', '1 photo']) expect(mail.text).toContain(words)
  const source = (key: string) => readFile(`${api.deps.mailFolder}/${key}.eml`, 'utf8')
  expect(await source(`case-${caseNumber}-copy`)).toContain(`${caseNumber}-1.jpg`)
  expect(await source(`case-${caseNumber}`)).not.toContain('.jpg')
})

test('a guest names the order by number and email; wrong pairs are refused like unknown orders, and bounded [ACC-12]', async ({
  api,
}) => {
  const bought = await buy(await api.client.createGuest())
  const guest = await api.client.createGuest()
  const report = (more: object) =>
    guest.tryCall('supportCases.createWarranty', { body: { ...bought, ...fault, ...guestsOwn, ...more } })
  const { orderNumber } = bought
  const spelled = `${orderNumber.slice(0, 3)}-${orderNumber.slice(3).toLowerCase()}`
  expect(await report({ orderNumber: spelled })).toMatchObject({ status: 201, body: { email: 'ada@example.com' } })
  const wrong = [await report({ email: 'other@example.com' }), await report({ orderNumber: '2222222222' })]
  expect(wrong.map(({ status, body }) => [status, body.errorDetails])).toEqual([
    [404, wrong[0]?.body.errorDetails],
    [404, wrong[0]?.body.errorDetails],
  ])
  expect(wrong[0]).toBeRefused(404, 'OHS4004')
  const guesses = await Promise.all(Array.from({ length: 6 }, () => report({ email: 'other@example.com' })))
  expect(guesses.map(({ body }) => body.errorDetails[0]?.errorId)).toContain('AUT403')
  const others = await signInAnew(api)
  const foreign = await others.tryCall('supportCases.createWarranty', { body: { ...bought, ...fault, ...guestsOwn } })
  expect(foreign).toBeRefused(404, 'OHS4004')
})

test('a guest’s case belongs to the account of its mailbox once that is proved [ACC-12]', async ({ api }) => {
  const email = `guest.${Date.now()}@example.com`
  const guest = await api.client.createGuest()
  const question = { category: 'other', subject: 'feedback', name: 'Ada Marsh', email, message: 'Thank you for all.' }
  const { caseNumber } = await guest.call('contact.create', { body: question })
  await addConsumer(api.database.db, { email })
  const shopper = await signInAs(api.client, { email })
  const list = async () => (await shopper.call('supportCases.list', {})).cases.map((one) => one.caseNumber)
  expect(await list()).toEqual([])
  await api.database.db.pool.query('update consumers set email_confirmed_at = now() where email = $1', [email])
  expect(await list()).toEqual([caseNumber])
})

test.for([
  ['orderNumber', ' ', 400, 'API400'],
  ['itemId', 'unknown', 400, 'API400'],
  ['fault', 'weather', 400, 'API400'],
  ['remedy', 'fame', 400, 'API400'],
  ['message', 'Hi', 400, 'API400'],
  ['name', '1234', 400, 'PRO415'],
  ['email', 'ada', 400, 'AUT453'],
  ['phone', '12', 400, 'PRO412'],
  ['photoIds', [randomUUID()], 400, 'API400'],
] as const)('%s %j is refused at its field [ACC-12]', async ([field, value, status, errorId], { api }) => {
  const guest = await api.client.createGuest()
  const body = { ...(await buy(guest)), ...fault, ...guestsOwn, [field]: value }
  const refused = await guest.tryCall('supportCases.createWarranty', { body })
  expect(refused).toBeRefused(status, errorId)
  expect(refused.body.errorDetails[0]?.field).toMatch(new RegExp(`^${field}`))
})

test('what is no photo is refused at its field with words, and so is one too many [ACC-12]', async ({ api }) => {
  const shopper = await signInAnew(api)
  const send = (bytes: Buffer) =>
    shopper.tryCall('supportCases.addPhoto', { body: { photo: bytes.toString('base64') } })
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  for (const bytes of [heic, Buffer.from('no photo')]) {
    const refused = await send(bytes)
    expect(refused).toBeRefused(400, 'API400')
    expect(refused.body.errorDetails[0]).toMatchObject({
      field: 'photo',
      message: 'We can’t read this photo. Please send it as a JPEG, PNG or WebP.',
    })
  }
  await api.database.db.pool.query(
    `insert into support_case_photos (id, owner_kind, owner_id, bytes, width, height, created_at)
      select gen_random_uuid(), 'consumer', $1, '', 1, 1, now() from generate_series(1, $2::int)`,
    [shopper.id, mostStoredPhotos],
  )
  const full = await send(await paint().jpeg().toBuffer())
  expect(full.body.errorDetails[0]).toMatchObject({ field: 'photo', message: expect.stringContaining('as many') })
})

test('a body beyond the size of a photo is refused before it is read [ACC-12]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const { status } = await guest.tryCall('supportCases.addPhoto', { body: { photo: 'A'.repeat(6 * 1024 * 1024) } })
  expect(status).toBe(413)
})

test('photos of another session, of another case and beyond five are not taken [ACC-12]', async ({ api }) => {
  const [shopper, other] = [await signInAnew(api), await signInAnew(api)]
  const bought = await buy(shopper)
  const report = (photoIds: readonly string[]) =>
    shopper.tryCall('supportCases.createWarranty', { body: { ...bought, ...fault, photoIds } })
  expect(await report([await addPhoto(other)])).toBeRefused(400, 'API400')
  const own = await addPhoto(shopper)
  expect((await report([own])).status).toBe(201)
  expect(await report([own])).toBeRefused(400, 'API400')
  const many = Array.from({ length: mostCasePhotos + 1 }, () => randomUUID())
  expect(await report(many)).toBeRefused(400, 'API400')
})

test('only its owner reads a case and its photos, which no cache stores; to others it is unknown [ACC-12] [AUTH-13]', async ({
  api,
}) => {
  const [owner, other] = [await signInAnew(api), await signInAnew(api)]
  const photoId = await addPhoto(owner)
  const body = { ...(await buy(owner)), ...fault, photoIds: [photoId] }
  const { caseNumber } = await owner.call('supportCases.createWarranty', { body })
  const params = { caseNumber, photoId }
  const photo = await owner.tryCall('supportCases.getPhoto', { params })
  expect(photo.headers.get('cache-control')).toBe('private, no-store')
  const picture = await sharp(await (photo.body as unknown as File).arrayBuffer()).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
  expect(await other.tryCall('supportCases.get', { params: { caseNumber } })).toBeRefused(404, 'CAS404')
  expect(await other.tryCall('supportCases.getPhoto', { params })).toBeRefused(404, 'CAS404')
  const reply = { params: { caseNumber }, body: { message: 'Me too' } }
  expect(await other.tryCall('supportCases.reply', reply)).toBeRefused(404, 'CAS404')
  const others = { caseNumber, photoId: await addPhoto(other) }
  expect(await owner.tryCall('supportCases.getPhoto', { params: others })).toBeRefused(404, 'CAS404')
  const unknown = { caseNumber: 'C-2222222222' }
  expect(await owner.tryCall('supportCases.get', { params: unknown })).toBeRefused(404, 'CAS404')
  const guest = await api.client.createGuest()
  expect((await guest.tryCall('supportCases.get', { params: { caseNumber } })).status).toBe(403)
})

test('a reply of the shopper opens the case again and goes to the shop by mail; a closed case takes none [ACC-12]', async ({
  api,
}) => {
  const shopper = await signInAnew(api)
  const { caseNumber } = await shopper.call('supportCases.createWarranty', {
    body: { ...(await buy(shopper)), ...fault },
  })
  const setState = (state: string) =>
    api.database.db.pool.query('update support_cases set state = $2 where number = $1', [caseNumber, state])
  const say = (message: string) => shopper.tryCall('supportCases.reply', { params: { caseNumber }, body: { message } })
  await setState('answered')
  api.setNow(api.deps.now() + 1000)
  const { body } = await say('  The right one too.  ')
  expect(body).toMatchObject({ state: 'open', messages: [{}, { author: 'shopper', message: 'The right one too.' }] })
  await runMails(api, caseNumber)
  const mail = await readMail(api, `case-${caseNumber}-${body.messages[1]?.messageId}`)
  expect(mail.to).toBe(api.deps.config.mailFrom)
  expect(mail.text).toContain('The right one too.')
  const empty = await say('  ')
  expect(empty.body.errorDetails[0]).toMatchObject({ errorId: 'API400', field: 'message' })
  await setState('closed')
  expect(await say('One more thing')).toBeRefused(409, 'CAS409')
})
