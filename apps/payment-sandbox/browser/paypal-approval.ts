import { getElement, readPageData } from './parent-page.ts'

const { id } = readPageData<{ id: string }>()
const form = getElement('approval') as HTMLFormElement
const error = getElement('error')

/** Sends the buyer's yes or no, and goes where the answer says. */
async function send(body: { buyer: string | null; country: string | null }): Promise<void> {
  error.textContent = ''
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`/paypal/checkoutnow/${id}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { url } = await response.json()
    location.assign(url)
  } catch {
    error.textContent = error.dataset.words ?? ''
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const data = new FormData(form)
  const read = (name: string) => (data.get(name) === null ? null : String(data.get(name)))
  void send({ buyer: read('buyer'), country: read('country') })
})
getElement('cancel').addEventListener('click', () => void send({ buyer: null, country: null }))
