import type { ClientAssets } from './client-assets.ts'
import { toHash } from './content-security-policy.ts'

const styleSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const modulePreload = '<link rel="modulepreload"'
const moduleScript = '<script type="module" async="">'

/**
 * Begins the page's scripts once its first pictures have been painted, at the first touch or key, or after three seconds at the latest.
 * It stands in every page as it is, for its hash.
 */
export const startDeferredScripts = `(d=>{let begun=0,begin=()=>{if(begun++)return
for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload'
for(let o of d.querySelectorAll('script[type=later]')){let s=d.createElement('script');s.type='module';s.async=true;s.textContent=o.textContent;o.replaceWith(s)}}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`

/** A page as it is sent, and the hashes of the styles that were written into it. */
export type PaintedPage = { readonly bytes: Buffer; readonly styleHashes: readonly string[] }

/** A page with the code that hands its data to its scripts, as it goes over the wire; empty where it has none. */
type Page = { readonly html: string; readonly data: Buffer }

/**
 * Rearranges a finished page so that what is seen first comes first (docs/decisions/0011): its style sheets are written into it, with their
 * links left for the browser's router but not fetched, and its scripts wait for the first pictures. What is bytes already goes in as such,
 * and the text around it is cut but never joined: half of a page is neither read nor written again.
 */
export function paintFirst({ html, data }: Page, assets: ClientAssets): PaintedPage {
  const headEnd = html.indexOf('</head>')
  // Styles and scripts are named in the head alone; what follows is long, and is only cut where its own script stands.
  const head = paintHead(html.slice(0, headEnd < 0 ? html.length : headEnd), assets)
  const body = headEnd < 0 ? [] : beginLater(html.slice(headEnd), data)
  return { bytes: Buffer.concat([...head.parts, ...body]), styleHashes: head.styleHashes }
}

function paintHead(html: string, assets: ClientAssets) {
  const parts: Buffer[] = []
  const styleHashes: string[] = []
  const head = html.replaceAll(modulePreload, '<link rel="later"')
  let written = 0
  for (const { 0: link, 1: path = '', index } of head.matchAll(styleSheet)) {
    const css = findStyles(path, assets)
    if (!css) continue
    parts.push(Buffer.from(head.slice(written, index)), styleBegin, css.bytes, styleEnd)
    parts.push(Buffer.from(link.replace('/>', ' disabled=""/>')))
    styleHashes.push(css.hash)
    written = index + link.length
  }
  parts.push(Buffer.from(head.slice(written)))
  return { parts, styleHashes }
}

function beginLater(body: string, data: Buffer): Buffer[] {
  const end = body.lastIndexOf('</body>')
  if (end < 0) return [Buffer.from(body)]
  const script = body.lastIndexOf(moduleScript, end)
  const handoff = data.length > 0 ? [scriptBegin, data, scriptEnd] : []
  const scripts = [...handoff, begin, Buffer.from(body.slice(end))]
  if (script < 0) return [Buffer.from(body.slice(0, end)), ...scripts]
  const afterScript = script + moduleScript.length
  return [Buffer.from(body.slice(0, script)), laterScript, Buffer.from(body.slice(afterScript, end)), ...scripts]
}

const scriptBegin = Buffer.from('<script>')
const scriptEnd = Buffer.from('</script>')
const laterScript = Buffer.from('<script type="later" async="">')
const begin = Buffer.from(`<script>${startDeferredScripts}</script>`)
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
