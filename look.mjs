import { chromium } from 'playwright-core'
const base='http://localhost:4150'
const id=process.argv[2]
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']})
for (const [w,h,dpr,mobile] of [[390,844,2,true],[820,1180,1,true],[1440,900,1,false]]) {
  const c=await b.newContext({viewport:{width:w,height:h},deviceScaleFactor:dpr,hasTouch:mobile,isMobile:mobile})
  const p=await c.newPage()
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(w,'console',m.text()))
  p.on('pageerror',e=>console.log(w,'error',e.message))
  await p.goto(`${base}/en-us/p/tivoli-court-${id}`)
  await p.locator('[data-painted]').waitFor({timeout:60000}).catch(e=>console.log('no paint',e.message.slice(0,100)))
  await p.screenshot({path:`/tmp/p-${w}-a.png`})
  const times=[]
  for (const name of ['Cobalt','Ember','Fern','Ink']) {
    const before=await p.locator('[data-painted]').getAttribute('data-painted')
    const took=await p.evaluate(async ({name,before})=>{const input=[...document.querySelectorAll('input[name=colour]')].find(i=>i.getAttribute('aria-label')===name);const el=document.querySelector('[data-painted]');const t=performance.now();input.click();return await new Promise(r=>{const o=new MutationObserver(()=>{if(el.dataset.painted!==before)requestAnimationFrame(()=>{o.disconnect();r(performance.now()-t)})});o.observe(el,{attributes:true})})},{name,before})
    times.push(Math.round(took))
  }
  console.log(w,'ms',times, p.url())
  await p.getByRole('radio',{name:'Laces',exact:true}).check({force:true})
  await p.getByRole('radio',{name:'Signal orange'}).check({force:true}).catch(e=>console.log(e.message.slice(0,80)))
  await p.waitForTimeout(800)
  await p.screenshot({path:`/tmp/p-${w}-b.png`})
  await p.getByRole('button',{name:'Surprise me'}).click()
  await p.waitForTimeout(800)
  await p.mouse.wheel(0,500); await p.waitForTimeout(800)
  await p.screenshot({path:`/tmp/p-${w}-c.png`})
  await c.close()
}
await b.close()
