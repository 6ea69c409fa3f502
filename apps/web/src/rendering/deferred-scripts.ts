/**
 * An inline script that starts the page's scripts after the important pictures are painted, with the first interaction,
 * or after three seconds at the latest (docs/decisions/0011). Until then the scripts are text in a `<noscript>`, which
 * neither the browser nor React executes. The code is the same on every page, because the content security policy names
 * its hash.
 */
export const startDeferredScripts = `(d=>{let begun=0,begin=()=>{if(begun++)return
let t=d.createElement('template');t.innerHTML=d.querySelector('noscript[data-scripts]').textContent
for(let o of t.content.querySelectorAll('link,script')){let n=d.createElement(o.localName);for(let a of o.attributes)n.setAttribute(a.name,a.value);n.textContent=o.textContent;(o.localName=='link'?d.head:d.body).append(n)}}
for(let e of ['pointerdown','touchstart','keydown'])addEventListener(e,begin,{once:true,passive:true,capture:true})
setTimeout(begin,3e3)
Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].map(i=>i.complete||new Promise(r=>i.onload=i.onerror=r))).then(()=>requestAnimationFrame(()=>setTimeout(begin)))})(document)`
