/** The names of the Trusted Types policies that the content security policy allows (docs/decisions/0037). */
export const trustedTypesPolicies: readonly string[] = ['default', 'lacehouse-start', 'lacehouse']

/**
 * A part of the inline script that starts the page: it makes the policy `lacehouse-start`, with which that script alone may write
 * its scripts, and the policy `default`, which the browser asks about every other text. The latter accepts what React writes when it
 * makes an element without content or a script element, the text of the router's own inline script (the element before the page's
 * data), and addresses of the build's files and of the service worker, for workers.
 */
export const trustScripts = `let trusted={createHTML:s=>s,createScript:s=>s}
if(window.trustedTypes){trusted=trustedTypes.createPolicy('lacehouse-start',trusted)
let own=['','\\x3cscript>\\x3c/script>',data.previousElementSibling.textContent]
trustedTypes.createPolicy('default',{createHTML:s=>own.includes(s)?s:null,createScriptURL:u=>new URL(u,location).href.startsWith(origin+'/assets/')||u=='/service-worker.js'?u:null})}`
