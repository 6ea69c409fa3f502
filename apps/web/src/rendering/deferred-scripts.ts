import { trustScripts } from './trusted-types.ts'

/**
 * An inline script that starts the page's scripts after the important pictures are painted, with the first interaction,
 * or after three seconds at the latest (docs/decisions/0011). Until then the scripts are text in the `<noscript>` before it, which
 * neither the browser nor React executes, and the data of the page is a block of data before that. The code is the same on every
 * page, because the content security policy names its hash. The import map comes first, because the browser has to know the hashes
 * of files before it fetches one.
 */
export const startDeferredScripts = `(d=>{let begun=0,waiting=d.currentScript.previousElementSibling,data=waiting.previousElementSibling
${trustScripts}
let begin=()=>{if(begun++)return
let t=d.createElement('template');t.innerHTML=trusted.createHTML(waiting.textContent)
for(let q of ['[type=importmap]','link,script:not([type=importmap])'])for(let o of t.content.querySelectorAll(q)){let n=d.createElement(o.localName),s=o.localName=='script';for(let a of o.attributes)n.setAttribute(a.name,a.value);if(s)n.textContent=trusted.createScript(o.textContent);(s?d.body:d.head).append(n)}
let c=__reactRouterContext.streamController;c.enqueue(data.textContent);c.close()}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`
