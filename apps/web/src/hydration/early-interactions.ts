/**
 * Carries out what is done on a page before its code is there. Links and forms work by themselves; this is for the rest:
 * a press of a button without a form is kept and repeated once its part is hydrated, and so is what is chosen in a form marked
 * `data-replay` and its sending, which goes to the server by itself after ten seconds; a change in a form marked `data-submit-on-change`
 * sends the form. `data-hydrated` on the document names what works: `page` once the root is hydrated, and what `markReady` adds; a
 * heart waits for `hearts`, any other button for `page`. A part that hydrates later carries `data-dehydrated` until then.
 * What is repeated follows one after the other, so that the page answers each before the next.
 * The code stands in every page as it is, for its hash.
 */
export const keepInteractions = `(d=>{let kept=[],isEarly=e=>e.closest('[data-dehydrated]')||!d.documentElement.matches('[data-hydrated~='+(e.dataset.heart?'hearts':'page')+']')
addEventListener('click',e=>{let b=e.target.closest('button[type=button]:not([popovertarget])');if(b&&isEarly(b)){kept.includes(b)||kept.push(b)}},true)
addEventListener('change',e=>{let f=e.target.form;if(f&&isEarly(f))f.matches('[data-submit-on-change]')?f.requestSubmit():f.matches('[data-replay]')&&kept.push(e.target)},true)
addEventListener('submit',e=>{let f=e.target;if(f.matches('[data-replay]')&&isEarly(f)){e.preventDefault();kept.push(e.submitter||f.querySelector('[type=submit]'));setTimeout(()=>isEarly(f)&&f.submit(),1e4)}},true)
addEventListener('hydrated',()=>{let due=kept.filter(e=>!isEarly(e));kept=kept.filter(isEarly);due.forEach((e,i)=>setTimeout(()=>{if(!e.isConnected)return;if(e.type=='radio'||e.type=='checkbox')e.checked=!e.checked;e.click()},i*50))})})(document)`

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
