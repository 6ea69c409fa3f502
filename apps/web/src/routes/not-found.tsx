import { data } from 'react-router'

/** Every path that no page has (RT-18). */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
