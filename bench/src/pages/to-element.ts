import { createElement, type ReactNode } from 'react'

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const raw = new Set(['script', 'style', 'title', 'textarea'])
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi
const attribute = /([^\s=>/]+)(?:="([^"]*)")?/g

type Open = { readonly tag: string; readonly props: Record<string, unknown>; readonly children: ReactNode[] }

/** Converts a page's HTML to plain React elements, so that React renders it without components and loaders. */
export function toElement(html: string): ReactNode {
  const root: Open = { tag: 'root', props: {}, children: [] }
  const stack: Open[] = [root]
  token.lastIndex = 0
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, closed, opened, attributes = '', text] = match
    if (text !== undefined) stack.at(-1)?.children.push(text)
    else if (closed !== undefined) close(stack)
    else if (opened !== undefined) open(stack, opened, attributes)
    if (opened !== undefined && raw.has(opened)) skipRaw(html, opened, stack)
  }
  while (stack.length > 1) close(stack)
  return root.children.at(-1)
}

const open = (stack: Open[], tag: string, attributes: string): void => {
  stack.push({ tag, props: toProps(attributes), children: [] })
  if (empty.has(tag)) close(stack)
}

const close = (stack: Open[]): void => {
  const done = stack.length > 1 ? stack.pop() : undefined
  if (done) stack.at(-1)?.children.push(createElement(done.tag, done.props, ...done.children))
}

const skipRaw = (html: string, tag: string, stack: Open[]): void => {
  const end = html.indexOf(`</${tag}`, token.lastIndex)
  const text = html.slice(token.lastIndex, end)
  const inner = stack.at(-1)
  if (inner && text !== '') inner.props.dangerouslySetInnerHTML = { __html: text }
  token.lastIndex = end
}

// Names are those of React. A style is text here and React accepts objects only, so it becomes a data attribute.
const toProps = (attributes: string): Record<string, unknown> => {
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(attribute))
    props[name === 'class' ? 'className' : name === 'style' || name.startsWith('on') ? `data-${name}` : name] = value
  return props
}
