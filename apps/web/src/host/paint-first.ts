import type { ClientAssets } from './client-assets.ts'

const styleSheet = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g
const modulePreload = '<link rel="modulepreload"'
const moduleScript = '<script type="module" async="">'

/**
 * Begins the page's scripts once its first pictures have been painted, at the first touch or key, or after three seconds at the latest.
 * It stands in every page as it is, for its hash.
 */
const beginScripts = `(d=>{let begun=0,begin=()=>{if(begun++)return
for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload'
for(let o of d.querySelectorAll('script[type=later]')){let s=d.createElement('script');s.type='module';s.async=true;s.textContent=o.textContent;o.replaceWith(s)}}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`

/**
 * Rearranges a finished page so that what is seen first comes first (docs/decisions/0011): its style sheets are written into it, with their
 * links left for the browser's router but not fetched, and its scripts wait for the first pictures.
 */
export function paintFirst(html: string, assets: ClientAssets): string {
  return html
    .replaceAll(styleSheet, (link, path: string) => {
      const css = assets.get(path)?.body.identity.toString()
      return css === undefined ? link : `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`
    })
    .replaceAll(modulePreload, '<link rel="later"')
    .replace(moduleScript, '<script type="later" async="">')
    .replace('</body>', `<script>${beginScripts}</script></body>`)
}
