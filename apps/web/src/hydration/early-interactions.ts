/**
 * Carries out what is done on a page before its code is there. Links and forms work by themselves; this is for the rest:
 * a press of a button without a form is kept and repeated once its part is hydrated, and a change in a form marked `data-submit-on-change`
 * sends the form. `data-hydrated` on the document names what works: `page` once the root is hydrated, and what `markReady` adds; a
 * button waits for `page`, or for what its own `data-replay` names. A part that hydrates later carries `data-dehydrated` until then.
 * The code stands in every page as it is, for its hash.
 */
export const keepInteractions = `(d=>{let kept=[],isEarly=e=>e.closest('[data-dehydrated]')||!d.documentElement.matches('[data-hydrated~='+(e.dataset.replay||'page')+']')
addEventListener('click',e=>{let b=e.target.closest('button[type=button]:not([popovertarget]),[data-replay]');if(b&&isEarly(b)){if(b.href||b.form)e.preventDefault();kept.includes(b)||kept.push(b)}},true)
addEventListener('change',e=>{let f=e.target.closest('form[data-submit-on-change]');f&&isEarly(f)&&f.requestSubmit()},true)
addEventListener('hydrated',()=>{let due=kept.filter(e=>!isEarly(e));kept=kept.filter(isEarly);for(let e of due)e.isConnected&&e.click()})})(document)`

/** Repeats what was pressed in parts that work by now. */
export function replayInteractions(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Says that a part of the page's behaviour works. */
export function markReady(name: 'page' | 'hearts'): void {
  const { dataset } = document.documentElement
  dataset.hydrated = [...new Set([...(dataset.hydrated?.split(' ') ?? []), name])].join(' ')
  replayInteractions()
}
