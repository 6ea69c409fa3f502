import type { ClientAssets } from './client-assets.ts'
import { toHash } from './content-security-policy.ts'

const styleSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const modulePreload = '<link rel="modulepreload"'
const moduleScript = '<script type="module" async="">'

/**
 * Begins the page's scripts once its first pictures have been painted, at the first touch or key, or after three seconds at the latest.
 * It stands in every page as it is, for its hash.
 */
export const beginScripts = `(d=>{let begun=0,begin=()=>{if(begun++)return
for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload'
for(let o of d.querySelectorAll('script[type=later]')){let s=d.createElement('script');s.type='module';s.async=true;s.textContent=o.textContent;o.replaceWith(s)}}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`

/** A page as it is sent, and the hashes of the styles that were written into it. */
export type PaintedPage = { readonly bytes: Buffer; readonly styleHashes: readonly string[] }

/**
 * Rearranges a finished page so that what is seen first comes first (docs/decisions/0011): its style sheets are written into it, with their
 * links left for the browser's router but not fetched, and its scripts wait for the first pictures. Style sheets go in as the bytes that
 * they are: a third of a page is neither read nor written again.
 */
export function paintFirst(html: string, assets: ClientAssets): PaintedPage {
  const parts: Buffer[] = []
  const styleHashes: string[] = []
  let written = 0
  // Styles and scripts are named in the head alone; what follows is long, and is only cut where its own script stands.
  const headEnd = html.indexOf('</head>')
  const head = html.slice(0, headEnd < 0 ? html.length : headEnd).replaceAll(modulePreload, '<link rel="later"')
  for (const { 0: link, 1: path = '', index } of head.matchAll(styleSheet)) {
    const css = findStyles(path, assets)
    if (!css) continue
    parts.push(Buffer.from(head.slice(written, index)), styleBegin, css.bytes, styleEnd)
    parts.push(Buffer.from(link.replace('/>', ' disabled=""/>')))
    styleHashes.push(css.hash)
    written = index + link.length
  }
  const rest = headEnd < 0 ? '' : beginLater(html.slice(headEnd))
  parts.push(Buffer.from(head.slice(written) + rest))
  return { bytes: Buffer.concat(parts), styleHashes }
}

function beginLater(body: string): string {
  const script = body.lastIndexOf(moduleScript)
  const end = body.lastIndexOf('</body>')
  if (end < 0) return body
  const begin = `<script>${beginScripts}</script>`
  if (script < 0) return body.slice(0, end) + begin + body.slice(end)
  const afterScript = script + moduleScript.length
  return `${body.slice(0, script)}<script type="later" async="">${body.slice(afterScript, end)}${begin}${body.slice(end)}`
}

const styleBegin = Buffer.from('<style>')
const styleEnd = Buffer.from('</style>')

type Styles = { readonly bytes: Buffer; readonly hash: string }
const hashes = new WeakMap<Buffer, string>()

function findStyles(path: string, assets: ClientAssets): Styles | null {
  const bytes = assets.get(path)?.body.identity
  if (!bytes) return null
  const hash = hashes.get(bytes) ?? toHash(bytes)
  hashes.set(bytes, hash)
  return { bytes, hash }
}
