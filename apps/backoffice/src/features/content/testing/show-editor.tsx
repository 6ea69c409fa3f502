import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { showPage } from '../../../../tools/show-page.tsx'
import { EditorPage } from '../editor-page.tsx'

/** A draft is saved a second after its last edit. */
export const soon = { timeout: 10_000 }

/** The words that the tests look for. */
export function t(key: MessageKey, values = {}) {
  return formatMessage('en-us', key, values)
}
export const text = { type: 'string' }
export const hero = {
  type: 'object',
  properties: {
    ...{ id: text, type: { type: 'string', const: 'hero' }, title: text },
    variant: { type: 'string', enum: ['standard', 'block-below'] },
  },
  required: ['id', 'type', 'variant'],
}
const segmentation = {
  type: 'object',
  properties: {
    ...{ id: text, type: { type: 'string', const: 'segmentation' } },
    segments: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', enum: ['loggedout', 'cart-empty'] },
          targets: { type: 'array', items: { oneOf: [hero] } },
        },
        required: ['id', 'targets'],
      },
    },
    baselines: { type: 'array', items: { oneOf: [hero] } },
  },
  required: ['id', 'type', 'segments', 'baselines'],
}
const event = {
  type: 'object',
  properties: {
    ...{ id: text, type: { type: 'string', const: 'event' }, timeZone: text },
    startDate: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'type', 'startDate', 'timeZone'],
}
const media = {
  type: 'object',
  properties: { kind: text, url: text, alt: text, width: { type: 'number' }, height: { type: 'number' } },
  required: ['kind', 'url', 'width', 'height'],
}
const video = {
  type: 'object',
  properties: {
    ...{ id: text, type: { type: 'string', const: 'video' }, title: text, poster: media },
    media: { type: 'object', properties: { sm: media }, required: ['sm'] },
  },
  required: ['id', 'type'],
}
const carousel = {
  type: 'object',
  properties: {
    ...{ id: text, type: { type: 'string', const: 'product-carousel' }, titleColor: text },
    productIds: { type: 'array', items: text },
  },
  required: ['id', 'type'],
}
export const types = {
  doctypes: [{ doctype: 'page', schema: { type: 'object', properties: { title: text, blocks: { type: 'array' } } } }],
  blocks: [
    { type: 'hero', schema: hero },
    { type: 'segmentation', schema: segmentation },
    { type: 'event', schema: event },
    { type: 'video', schema: video },
    { type: 'product-carousel', schema: carousel },
  ],
  fixedPages: [],
  sites: [{ siteId: 'LH-US', name: 'US', locales: ['en-us'], defaultLocale: 'en-us', timeZone: 'America/New_York' }],
}
const block = (id: string, title: string) => ({ id, type: 'hero', variant: 'standard', title })
export const document = {
  ...{ siteId: 'LH-US', contentLocale: 'en-us', doctype: 'page', slug: 'about', title: 'About', state: 'draft' },
  ...{ number: 1, updatedAt: '2026-11-20T10:00:00Z', updatedBy: 'Sam', version: 'v1', status: 'draft' },
  body: { id: 'about', slug: 'about', title: 'About', blocks: [block('a', 'First'), block('b', 'Second')] },
  ...{ scheduled: [], timeZone: 'America/New_York', locales: [{ contentLocale: 'en-us', state: 'draft' }] },
}
export const path = '/content/documents/LH-US/en-us/page/about'
/** Shows the editor of a page with two blocks, with some replies of its own. */
export function edit(replies: Readonly<Record<string, unknown>> = {}) {
  return showPage(<EditorPage />, {
    rights: ['content.read', 'content.edit', 'content.publish'],
    address: '/content/LH-US/en-us/page/about',
    path: '/content/:siteId/:contentLocale/:doctype/:slug',
    replies: {
      'GET /content/types': types,
      [`GET ${path}`]: document,
      [`GET ${path}/problems`]: { canPublish: true, problems: [] },
      [`PUT ${path}`]: { ...document, number: 2, version: 'v2' },
      ...replies,
    },
  })
}

/** The blocks as the editor saved them last. */
export function lastBlocks(asked: Awaited<ReturnType<typeof showPage>>) {
  const saved = asked.findLast(({ call }) => call.startsWith('PUT'))?.body as
    | { body: { blocks: unknown[] } }
    | undefined
  return saved?.body.blocks
}

/** The reply by which the page has one block. */
export function withBlock(added: Readonly<Record<string, unknown>>) {
  return { [`GET ${path}`]: { ...document, body: { ...document.body, blocks: [added] } } }
}
