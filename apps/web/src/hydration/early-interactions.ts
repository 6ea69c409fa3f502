/**
 * An inline script that records interactions before React hydrates a part of the page, and replays them afterwards.
 * Links and ordinary forms need no script. The script handles three other kinds of interaction:
 *
 * - A click on a `type="button"` is recorded and replayed once its part is hydrated.
 * - In a form marked `data-replay`, changes and the submit are recorded and replayed too. If the form is still not
 *   hydrated ten seconds after its submit, the browser submits it to the server.
 * - A change in a form marked `data-submit-on-change` submits the form at once.
 *
 * The attribute `data-hydrated` of the document lists what is ready, see `markReady`: a favourite button waits for
 * `hearts`, every other button for `page`. A part that hydrates later has the attribute `data-dehydrated` until then.
 * Interactions are replayed with short pauses, so that React handles each one before the next.
 * The script is the same on every page, because the content security policy names its hash.
 */
export const keepInteractions = `(d=>{let kept=[],isEarly=e=>e.closest('[data-dehydrated]')||!d.documentElement.matches('[data-hydrated~='+(e.dataset.heart?'hearts':'page')+']')
addEventListener('click',e=>{let b=e.target.closest('button[type=button]:not([popovertarget])');if(b&&isEarly(b)){kept.includes(b)||kept.push(b)}},true)
addEventListener('change',e=>{let f=e.target.form;if(f&&isEarly(f))f.matches('[data-submit-on-change]')?f.requestSubmit():f.matches('[data-replay]')&&kept.push(e.target)},true)
addEventListener('submit',e=>{let f=e.target;if(f.matches('[data-replay]')&&isEarly(f)){e.preventDefault();kept.push(e.submitter||f.querySelector('[type=submit]'));setTimeout(()=>isEarly(f)&&f.submit(),1e4)}},true)
addEventListener('hydrated',()=>{let due=kept.filter(e=>!isEarly(e));kept=kept.filter(isEarly);due.forEach((e,i)=>setTimeout(()=>{if(!e.isConnected)return;if(e.type=='radio'||e.type=='checkbox')e.checked=!e.checked;e.click()},i*50))})})(document)`

/** Replays the recorded interactions of all parts that are hydrated by now. */
export function replayInteractions(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the page or its favourite buttons as ready, and replays the interactions that waited for them. */
export function markReady(name: 'page' | 'hearts'): void {
  const { dataset } = document.documentElement
  dataset.hydrated = [...new Set([...(dataset.hydrated?.split(' ') ?? []), name])].join(' ')
  replayInteractions()
}
