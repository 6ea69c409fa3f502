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
 * A link marked `data-replace` to another colour takes the other chosen options with it, because the page that it opens is a new one then.
 * What is typed into a text field stays in it, see `useTypedValues`. A radio button, checkbox or list gets the state that the shopper gave it, also where React has rendered it without.
 * Interactions are replayed with short pauses, so that React handles each one before the next. What the shopper does until
 * the last one is replayed waits for its turn.
 * The script is the same on every page, because the content security policy names its hash.
 */
export const recordInteractions = `(d=>{let early=[],due=0,own,isEarly=e=>e.closest('[data-dehydrated]')||!d.documentElement.matches('[data-hydrated~='+(e.dataset.heart?'hearts':'page')+']'),waits=e=>!own&&(due||isEarly(e)),add=(e,on,event)=>{early=early.filter(one=>one[0]!=e);early.push([e,on]);event&&event.stopImmediatePropagation()}
addEventListener('click',e=>{let b=e.target.closest('button[type=button]:not([popovertarget])');b&&waits(b)&&add(b,0,e);let a=e.target.closest('a[data-replace]');if(a&&isEarly(a)){let to=new URL(a.href);d.querySelectorAll('[data-replay] [required]:checked').forEach(o=>to.searchParams.set((o.name=='size'?'':'option.')+o.name,o.value));a.href=to}},true)
addEventListener('change',e=>{let f=e.target.form;if(f&&waits(f))f.matches('[data-submit-on-change]')?isEarly(f)&&f.requestSubmit():f.matches('[data-replay]')&&add(e.target,e.target.options?e.target.value:e.target.checked)},true)
addEventListener('submit',e=>{let f=e.target;if(f.matches('[data-replay]')&&waits(f)){e.preventDefault();add(f,e.submitter,e);setTimeout(()=>isEarly(f)&&f.submit(),1e4)}},true)
let replay=()=>{if(due)return;let all=early.filter(([e])=>!isEarly(e));early=early.filter(([e])=>isEarly(e));due=all.length;all.forEach(([e,on],i)=>setTimeout(()=>{own=1;if(!e.isConnected);else if(e.requestSubmit)e.requestSubmit(on?.isConnected?on:null);else if(e.options){e.value=on;e.dispatchEvent(new Event('change',{bubbles:true}))}else{if(e.type=='radio'||e.type=='checkbox')e.checked=!on;e.click()}own=0;--due||replay()},i*50))}
addEventListener('hydrated',replay)})(document)`

/** Replays the recorded interactions of all parts that are hydrated by now. */
export function replayInteractions(): void {
  window.dispatchEvent(new Event('hydrated'))
}

/** Marks the page, its favourite buttons or its links to dialogs as ready, and replays the interactions that waited for them. */
export function markReady(name: 'page' | 'hearts' | 'links'): void {
  const { dataset } = document.documentElement
  dataset.hydrated = [...new Set([...(dataset.hydrated?.split(' ') ?? []), name])].join(' ')
  replayInteractions()
}
