import { minutes } from '@lacehouse/domain/time/durations'
import { cacheable } from '../cacheable.ts'
import type { Route } from './+types/home'

export function loader(args: Route.LoaderArgs) {
  cacheable(args, { tags: ['page:home'], ttl: minutes(5) })
  return null
}

export default function Home() {
  return <main>Lacehouse</main>
}
