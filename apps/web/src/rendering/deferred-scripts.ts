/**
 * Begins the page's scripts once its important pictures have been painted, at the first touch or key, or after three seconds at the latest
 * (docs/decisions/0011). The scripts wait as text in a `<noscript>`, where neither the browser nor React touches them.
 * The code is the same in every page, for its hash.
 */
export const startDeferredScripts = `(d=>{let begun=0,begin=()=>{if(begun++)return
let t=d.createElement('template');t.innerHTML=d.querySelector('noscript[data-scripts]').textContent
for(let o of t.content.querySelectorAll('link,script')){let n=d.createElement(o.localName);for(let a of o.attributes)n.setAttribute(a.name,a.value);n.textContent=o.textContent;(o.localName=='link'?d.head:d.body).append(n)}}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`
