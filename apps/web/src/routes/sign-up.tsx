import { PageBlocks } from '../blocks/page-blocks.tsx'
import type { SignUpSource } from '../components/sign-up/sign-up-values.ts'
import { findExtraContent } from '../features/content/load-content.ts'
import { toPrivateMeta } from '../features/seo/private-meta.ts'
import { hydrateOnVisible } from '../hydration/hydrate-later.tsx'
import type { RouteHandle } from '../route-handle.ts'
import { getShop } from '../shop-context.ts'
import type { Route } from './+types/sign-up'
import { describePrivatePage } from './loading/describe-private-page.ts'

/** Its code is apart, because every page of the shop names the code of all routes. */
const SignUpPage = hydrateOnVisible(() =>
  import('../features/credentials/sign-up-page.tsx').then((module) => module.SignUpPage),
)

export const handle: RouteHandle = { areas: ['account', 'credentials', 'enrolment', 'validation', 'errors'] }

/** Reads what a link of a mail or a campaign says about the new account (RT-14). */
export async function loader(args: Route.LoaderArgs) {
  const { search } = getShop(args).url
  const read = (name: string, most: number): string => (search.get(name) ?? '').trim().slice(0, most)
  const source = {
    ...{ store: read('storeNum', 24), campaignName: read('enrollment_marketing_source', 80) },
    ...{
      consumerId: read('consumerId', 64),
      leadSource: read('leadSource', 32),
      referralCode: read('referral_code', 20),
    },
  }
  return {
    content: await findExtraContent(args, 'sign-up'),
    email: read('email', 100),
    source: Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')) as SignUpSource,
    ...describePrivatePage(args, { title: 'seo.signUp.title', description: 'seo.signUp.description' }),
  }
}

/** The form needs scripts, because it solves a captcha; without them the page says so, and nothing is sent on. */
export function action(): { readonly wasSentPlain: true } {
  return { wasSentPlain: true }
}

export const meta: Route.MetaFunction = ({ loaderData }) => toPrivateMeta(loaderData as never)

export default function SignUp({ loaderData: { email, source, content }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SignUpPage email={email} source={source} wasSentPlain={actionData?.wasSentPlain ?? false} />
      {content ? <PageBlocks blocks={content.page.blocks} tiles={content.tiles} /> : null}
    </>
  )
}
